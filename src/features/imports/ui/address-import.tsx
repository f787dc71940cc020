// The first way in: an address. Pasted, it is read at once.
import type { ClipboardEvent, FormEvent } from 'react'
import { Button } from '#design/button.tsx'
import { TextField } from '#design/field.tsx'
import { completedAddress } from '#features/jobs/job.rules.ts'
import { isWebAddress } from '#shared/web-address.ts'

type Props = {
  address: string
  onAddress: (address: string) => void
  isPending: boolean
  error: string | undefined
  onImport: (url: string) => void
}

export function AddressImport({ address, onAddress, isPending, error, onImport }: Props) {
  function send(event: FormEvent) {
    event.preventDefault()
    const url = completedAddress(address.trim())
    onAddress(url)
    if (!isPending) onImport(url)
  }
  function take(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text').trim()
    if (isPending || !isWebAddress(pasted)) return
    event.preventDefault()
    onAddress(pasted)
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
        onChange={(event) => onAddress(event.target.value)}
        onPaste={take}
        error={error}
        hint="Paste it, and the form below is filled in. Nothing is posted before you say so."
      />
      <Button
        type="submit"
        variant="outline"
        className="min-h-12 sm:mt-[1.8125rem]"
        pending={isPending}
        pendingText="Reading"
      >
        Import
      </Button>
    </form>
  )
}
