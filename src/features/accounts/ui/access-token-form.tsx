// A new access token: its name, what it may do, its last day.
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '#design/button.tsx'
import { Checkbox } from '#design/checkbox.tsx'
import { TextField } from '#design/field.tsx'
import { showFieldErrors } from '#http/client/form-errors.ts'
import { mayUse } from '#shared/staff.ts'
import { scopeLabels, staffScopes, tokenScopes } from '#shared/token-scopes.ts'
import { AccessTokenDraft, type NewAccessToken } from '../access-token.schema.ts'
import type { User } from '../account.schema.ts'
import { useNewToken } from './access-tokens.api.ts'

type Values = { name: string; scopes: string[]; expiresOn: string }

export function AccessTokenForm({ user, onMade }: { user: User; onMade: (token: NewAccessToken) => void }) {
  const make = useNewToken({ onDone: onMade })
  const form = useForm<Values>({ defaultValues: { name: '', scopes: ['read:own'], expiresOn: '' } })
  const { register, setError, formState } = form
  const scopesErrorId = useId()
  const offered = tokenScopes.filter((scope) => mayUse(user, 'listings') || !staffScopes.includes(scope))
  const send = async ({ expiresOn, ...values }: Values) => {
    const draft = AccessTokenDraft.safeParse({ ...values, expiresOn: expiresOn || null })
    if (!draft.success) {
      const complaints = [...draft.error.issues].reverse()
      // The first one last: it has the focus, and the word where a field has two.
      for (const { path, message } of complaints) setError(path[0] as keyof Values, { message }, { shouldFocus: true })
      return
    }
    await make.mutateAsync(draft.data).catch((error) => showFieldErrors(error, setError))
  }
  return (
    <form noValidate className="grid gap-5" onSubmit={form.handleSubmit(send)}>
      <TextField
        label="Name"
        required
        hint="Such as “My spreadsheet”."
        autoComplete="off"
        {...register('name')}
        error={formState.errors.name?.message}
      />
      <fieldset aria-describedby={formState.errors.scopes ? scopesErrorId : undefined}>
        <legend className="font-medium">It may</legend>
        {offered.map((scope) => (
          <Checkbox key={scope} label={scopeLabels[scope]} value={scope} {...register('scopes')} />
        ))}
        {formState.errors.scopes && (
          <p id={scopesErrorId} className="text-sm font-medium text-red-ink">
            {formState.errors.scopes.message}
          </p>
        )}
      </fieldset>
      <TextField
        label="Last day"
        type="date"
        hint="Left empty, it lasts until you delete it."
        {...register('expiresOn')}
        error={formState.errors.expiresOn?.message}
      />
      <Button type="submit" variant="primary" pending={make.isPending} pendingText="Making it">
        Make the token
      </Button>
    </form>
  )
}
