// /admin-reset-password: a new password by a one-time link. Everything here is in French.
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { TextField } from '#design/field.tsx'
import { PasswordField } from '#design/password-input.tsx'
import { showFailure } from '#design/show-failure.ts'
import { Spinner } from '#design/spinner.tsx'
import { ApiError } from '#http/client/call-api.ts'
import { showFieldErrors } from '#http/client/form-errors.ts'
import { rulesOf } from '#http/client/form-rules.ts'
import { FrenchResetForm } from '../account.schema.ts'
import { checkResetToken, commonPasswordInFrench, useReset } from './links.api.ts'

export const leaveAfterMs = 2_000

type State =
  | { kind: 'checking' }
  | { kind: 'invalid' }
  | { kind: 'unknown'; token: string }
  | { kind: 'valid'; email: string; token: string }
  | { kind: 'done' }
type Props = { token: string | undefined; onTokenRead: () => void; onDone: () => void; authLink: ReactNode }

export function ResetPage({ token, onTokenRead, onDone, authLink }: Props) {
  const [state, setState] = useState<State>({ kind: 'checking' })
  const isStarted = useRef(false)

  const check = useCallback((given: string) => {
    setState({ kind: 'checking' })
    checkResetToken(given).then(
      ({ email }) => setState({ kind: 'valid', email, token: given }),
      (error: unknown) => {
        if (isOurFault(error)) return setState({ kind: 'unknown', token: given })
        showFailure({ title: 'Lien invalide ou expiré', text: "Ce lien de réinitialisation n'est plus valide" })
        setState({ kind: 'invalid' })
      },
    )
  }, [])

  useEffect(() => {
    // The token leaves the address bar once it is read, which must not start a second check without it.
    if (isStarted.current) return
    isStarted.current = true
    if (!token) {
      showFailure({ title: 'Lien invalide', text: 'Aucun token de réinitialisation trouvé' })
      return setState({ kind: 'invalid' })
    }
    onTokenRead()
    check(token)
  }, [token, onTokenRead, check])

  useEffect(() => {
    if (state.kind !== 'done') return
    const timer = setTimeout(onDone, leaveAfterMs)
    return () => clearTimeout(timer)
  }, [state.kind, onDone])

  return (
    <div lang="fr" className="page-width grid place-items-center py-16">
      <Card padding="lg" className="w-full max-w-md">
        {state.kind === 'checking' && (
          <p role="status" className="flex items-center gap-3">
            <Spinner /> Vérification du lien...
          </p>
        )}
        {state.kind === 'invalid' && (
          <div className="grid gap-5">
            <h1 className="text-2xl">Lien invalide</h1>
            <p>Ce lien n'est plus valide ou a déjà été utilisé.</p>
            {authLink}
          </div>
        )}
        {state.kind === 'unknown' && (
          <div role="alert" className="grid gap-5">
            <h1 className="text-2xl">Lien non vérifié</h1>
            <p>Le site ne répond pas pour l'instant. Veuillez réessayer dans un moment.</p>
            <Button variant="primary" onClick={() => check(state.token)}>
              Réessayer
            </Button>
          </div>
        )}
        {state.kind === 'valid' && <ResetForm {...state} onReset={() => setState({ kind: 'done' })} />}
        {state.kind === 'done' && (
          <div role="status" className="grid gap-3">
            <h1 className="text-2xl">Mot de passe modifié</h1>
            <p>Vous allez être redirigé vers la page de connexion.</p>
          </div>
        )}
      </Card>
    </div>
  )
}

/** No answer, or none about the link: a line that breaks must not make somebody throw a good link away. */
function isOurFault(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500 || error.status === 429
}

function ResetForm({ email, token, onReset }: { email: string; token: string; onReset: () => void }) {
  const form = useForm({
    resolver: rulesOf(FrenchResetForm),
    defaultValues: { newPassword: '', confirmPassword: '' },
  })
  const { errors } = form.formState
  const reset = useReset(token, {
    onDone: onReset,
    onFailed: (error) => {
      const isCommon = error instanceof ApiError && error.code === 'common_password'
      if (isCommon) form.setError('newPassword', { message: commonPasswordInFrench }, { shouldFocus: true })
      else showFieldErrors(error, form.setError)
    },
  })
  const passwordTexts = {
    showLabel: 'Afficher le mot de passe',
    hideLabel: 'Masquer le mot de passe',
    autoComplete: 'new-password',
  }
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => reset.mutate(values))} className="grid gap-5">
      <h1 className="text-2xl">Nouveau mot de passe</h1>
      <TextField label="Email" name="email" type="email" value={email} readOnly autoComplete="username" />
      <PasswordField
        label="Nouveau mot de passe"
        {...passwordTexts}
        {...form.register('newPassword')}
        error={errors.newPassword?.message}
      />
      <PasswordField
        label="Confirmer le mot de passe"
        {...passwordTexts}
        {...form.register('confirmPassword')}
        error={errors.confirmPassword?.message}
      />
      <Button type="submit" variant="primary" block pending={reset.isPending} pendingText="Enregistrement">
        Modifier le mot de passe
      </Button>
    </form>
  )
}
