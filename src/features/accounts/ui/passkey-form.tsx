// Adding a passkey: a name to recognise it by, then the browser asks.
import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { TextField } from '#design/field.tsx'
import type { NewPasskey } from '../second-factor.schema.ts'
import { useNewPasskey } from './second-factor.api.ts'

export function PasskeyForm({ onAdded }: { onAdded: (passkey: NewPasskey) => void }) {
  const [name, setName] = useState('')
  const add = useNewPasskey({ onDone: onAdded })
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!add.isPending) add.mutate(name.trim())
      }}
    >
      <TextField
        label="Name"
        hint="Such as “My phone”. Left empty, it is named after this browser."
        maxLength={60}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" variant="primary" pending={add.isPending} pendingText="Waiting for your device">
        Create the passkey
      </Button>
    </form>
  )
}
