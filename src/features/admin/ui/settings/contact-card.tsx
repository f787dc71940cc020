// The address people write to.
import { type FormEvent, useState } from 'react'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { TextField } from '#design/field.tsx'
import { focusRefused } from '#design/focus-refused.ts'
import { UnsavedChanges } from '#design/unsaved-changes.tsx'
import { Settings } from '#features/settings/settings.schema.ts'
import { useSaveSettings } from '#features/settings/ui/settings.api.ts'

export function ContactCard({ supportEmail }: { supportEmail: string }) {
  const [email, setEmail] = useState(supportEmail)
  const save = useSaveSettings()
  const typed = Settings.shape.supportEmail.safeParse(email)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    focusRefused(event.currentTarget)
    if (typed.success) save.mutate({ supportEmail: typed.data })
  }
  return (
    <Card as="section" aria-labelledby="set-support">
      <UnsavedChanges isUnsaved={!typed.success || typed.data !== supportEmail} />
      <h2 id="set-support" className="text-xl">
        Address for support
      </h2>
      <p className="mt-1 text-sm text-muted">
        At the foot of every page and letter, and in the legal texts. The daily letter about the desk goes to each
        admin.
      </p>
      <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
        <TextField
          label="Support e-mail"
          type="email"
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={typed.success ? undefined : typed.error.issues[0]?.message}
        />
        <Button
          type="submit"
          className="justify-self-start"
          aria-disabled={!typed.success || typed.data === supportEmail}
          pending={save.isPending}
          pendingText="Saving"
        >
          Save address
        </Button>
      </form>
    </Card>
  )
}
