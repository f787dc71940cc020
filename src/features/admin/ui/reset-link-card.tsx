// Makes a one-time link for a member who can't sign in. Speaks French, as the page it leads to.
import { useForm } from 'react-hook-form'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { CopyButton } from '#design/copy-button.tsx'
import { TextField } from '#design/field.tsx'
import { Email } from '#features/accounts/account.schema.ts'
import { showFieldErrors } from '#http/client/form-errors.ts'
import { rulesOf } from '#http/client/form-rules.ts'
import { useResetLink } from './admin.api.ts'

export function ResetLinkCard() {
  const form = useForm({ resolver: rulesOf(Email), defaultValues: { email: '' } })
  const make = useResetLink()
  const submit = form.handleSubmit(({ email }) =>
    make.mutate(email, { onError: (error) => showFieldErrors(error, form.setError) }),
  )
  return (
    <Card as="section" lang="fr">
      <h2 className="text-xl">Lien de réinitialisation</h2>
      <p className="mt-1 mb-4 text-sm text-muted">Valable 24 heures, utilisable une seule fois.</p>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label="E-mail du membre"
          type="email"
          autoComplete="off"
          {...form.register('email')}
          error={form.formState.errors.email?.message}
        />
        <Button type="submit" className="justify-self-start" pending={make.isPending} pendingText="Génération">
          Générer le lien
        </Button>
      </form>
      {make.data && <Link link={make.data.resetLink} />}
    </Card>
  )
}

function Link({ link }: { link: string }) {
  return (
    <div className="mt-5 flex flex-wrap items-end gap-3">
      <TextField
        label="Lien"
        readOnly
        value={link}
        className="min-w-0 flex-1 basis-60"
        onFocus={({ target }) => target.select()}
      />
      <CopyButton text={link} copy="Copier" copied="Copié" className="min-h-12" />
    </div>
  )
}
