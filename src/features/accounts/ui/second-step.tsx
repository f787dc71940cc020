// The second step of signing in: a code of the app, a passkey, or a recovery code.

import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '#design/button.tsx'
import { TextField } from '#design/field.tsx'
import { Fingerprint } from '#design/icons.tsx'
import { showFieldErrors } from '#http/client/form-errors.ts'
import { rulesLater } from '#http/client/rules-later.ts'
import type { User } from '../account.schema.ts'
import type { SecondFactorAsked } from '../second-factor.schema.ts'
import { usePasskeySupport } from './passkey-prompt.ts'
import { type Door, useCodeSignIn, usePasskeySignIn } from './second-step.api.ts'
import { isEntering } from './sign-in.api.ts'

const rules = rulesLater(async () => (await import('../second-factor.schema.ts')).CodeForm)

type Props = { asked: SecondFactorAsked; door: Door; onDone: (user: User) => void; onBack: () => void }

export function SecondStep({ asked, door, onDone, onBack }: Props) {
  const { secondFactor: kinds, challenge } = asked
  const canUsePasskey = usePasskeySupport() && kinds.includes('passkey')
  const hasApp = kinds.includes('totp')
  const [isRecovery, setRecovery] = useState(!hasApp && !canUsePasskey)
  const passkey = usePasskeySignIn({ door, onDone, onOver: onBack })
  const heading = useRef<HTMLHeadingElement>(null)
  const isTyped = isRecovery || hasApp
  // The button that led here is gone. Where something is to be typed, its field has the focus.
  useEffect(() => {
    if (!isTyped) heading.current?.focus()
  }, [isTyped])
  return (
    <div className="grid gap-5">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-xl">
          One more step
        </h2>
        <p className="mt-2 text-muted">{explain({ isRecovery, hasApp })}</p>
      </div>
      {isTyped && <CodeEntry key={String(isRecovery)} {...{ challenge, door, isRecovery, onDone }} onOver={onBack} />}
      {canUsePasskey && (
        <Button
          variant={isTyped ? 'outline' : 'primary'}
          block
          pending={isEntering(passkey)}
          pendingText="Waiting for your passkey"
          onClick={() => passkey.mutate(challenge)}
        >
          <Fingerprint aria-hidden="true" />
          Use your passkey
        </Button>
      )}
      <div className="flex flex-wrap justify-between gap-x-6">
        <Button variant="link" onClick={onBack}>
          Back to Sign In
        </Button>
        {kinds.includes('recovery') && (hasApp || canUsePasskey) && (
          <Button variant="link" onClick={() => setRecovery(!isRecovery)}>
            {isRecovery ? (hasApp ? 'Use the app instead' : 'Use a passkey instead') : 'Use a recovery code'}
          </Button>
        )}
      </div>
    </div>
  )
}

function explain({ isRecovery, hasApp }: { isRecovery: boolean; hasApp: boolean }): string {
  if (isRecovery) return 'Enter one of the recovery codes that you saved. Each works once.'
  if (hasApp) return 'Enter the six digits that your authenticator app shows now.'
  return 'Confirm with your passkey that it is you.'
}

type EntryProps = {
  challenge: string
  door: Door
  isRecovery: boolean
  onDone: (user: User) => void
  onOver: () => void
}

function CodeEntry({ challenge, door, isRecovery, onDone, onOver }: EntryProps) {
  const form = useForm({ resolver: rules.resolver, defaultValues: { code: '' } })
  const signIn = useCodeSignIn({ door, onDone, onOver })
  const { setFocus } = form
  const { errors, isSubmitting } = form.formState
  useEffect(() => setFocus('code'), [setFocus])
  const submit = form.handleSubmit(({ code }) =>
    signIn.mutate({ challenge, code }, { onError: (error) => showFieldErrors(error, form.setError) }),
  )
  const kind = isRecovery
    ? ({ label: 'Recovery code', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const)
    : ({ label: 'Code', autoComplete: 'one-time-code', inputMode: 'numeric' } as const)
  return (
    <form noValidate method="post" onFocus={rules.prepare} onSubmit={submit} className="grid gap-5">
      <TextField {...kind} {...form.register('code')} error={errors.code?.message} />
      <Button
        type="submit"
        variant="primary"
        block
        pending={isEntering(signIn) || isSubmitting}
        pendingText="Signing in"
      >
        Confirm
      </Button>
    </form>
  )
}
