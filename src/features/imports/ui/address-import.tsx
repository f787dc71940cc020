// The first way in: an address. Pasted, it is read at once.
import { type ClipboardEvent, type FormEvent, useState } from 'react'
import { Button } from '#design/button.tsx'
import { TextField } from '#design/field.tsx'
import { completedAddress } from '#features/jobs/job.rules.ts'
import { isWebAddress } from '#shared/web-address.ts'

type Props = {
  initial: string
  isPending: boolean
  error: string | undefined
  onImport: (url: string) => void
}

export function AddressImport({ initial, isPending, error, onImport }: Props) {
  const [address, setAddress] = useState(initial)
  function send(event: FormEvent) {
    event.preventDefault()
    const url = completedAddress(address.trim())
    setAddress(url)
    if (!isPending) onImport(url)
  }
  function take(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text').trim()
    if (isPending || !isWebAddress(pasted)) return
    event.preventDefault()
    setAddress(pasted)
    onImport(pasted)
  }
  return (
    <form noValidate onSubmit={send} className="grid items-start gap-3 sm:grid-cols-[1fr_auto]">
      <TextField
        label="Address of a posting"
        type="url"
        placeholder="https://"
        autoComplete="off"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        onPaste={take}
        error={error}
        hint="Paste it, and the form below is filled in. Nothing is posted before you say so."
      />
      <Button type="submit" variant="outline" className="sm:mt-[1.9rem]" pending={isPending} pendingText="Reading">
        Import
      </Button>
    </form>
  )
}
