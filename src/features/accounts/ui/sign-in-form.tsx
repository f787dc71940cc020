// The Sign In tab.
import { Button } from '#design/button.tsx'
import type { User } from '../account.schema.ts'
import type { SecondFactorAsked } from '../second-factor.schema.ts'
import { CredentialsForm } from './credentials-form.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { isEntering, useSignIn } from './sign-in.api.ts'
import { SuspendedNote } from './suspended-note.tsx'
import type { Typed } from './typed.ts'

type Props = {
  email?: string | undefined
  typed: Typed
  isBack: boolean
  onDone: (user: User) => void
  onAsked: (asked: SecondFactorAsked) => void
  onForgotten: () => void
}

export function SignInForm({ email, typed, isBack, onDone, onAsked, onForgotten }: Props) {
  const signIn = useSignIn({ onDone, onAsked })
  return (
    <CredentialsForm
      submitText="Sign In"
      isPending={isEntering(signIn)}
      email={email}
      typed={typed}
      isBack={isBack}
      onSubmit={signIn.mutate}
    >
      <SuspendedNote error={signIn.error} />
      <PasskeySignIn door="front" onDone={onDone} />
      <Button variant="link" className="justify-self-center" onClick={onForgotten}>
        Forgot Password?
      </Button>
    </CredentialsForm>
  )
}
