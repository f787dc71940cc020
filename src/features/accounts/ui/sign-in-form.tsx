// The Sign In tab.
import { Button } from '#design/button.tsx'
import type { User } from '../account.schema.ts'
import { CredentialsForm } from './credentials-form.tsx'
import { useSignIn } from './sign-in.api.ts'

type Props = { onDone: (user: User) => void; onForgotten: () => void }

export function SignInForm({ onDone, onForgotten }: Props) {
  const signIn = useSignIn({ onDone, onAsked: () => undefined })
  return (
    <CredentialsForm submitText="Sign In" isPending={signIn.isPending} onSubmit={signIn.mutate}>
      <Button variant="link" className="justify-self-center" onClick={onForgotten}>
        Forgot Password?
      </Button>
    </CredentialsForm>
  )
}
