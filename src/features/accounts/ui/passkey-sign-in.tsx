// "Use a passkey", under both sign-in forms. Its place is kept, so that nothing moves when it appears.

import { Button } from '#design/button.tsx'
import { Fingerprint } from '#design/icons.tsx'
import type { User } from '../account.schema.ts'
import { usePasskeySupport } from './passkey-prompt.ts'
import { type Door, usePasskeySignIn } from './second-step.api.ts'
import { isEntering } from './sign-in.api.ts'

export function PasskeySignIn({ door, onDone }: { door: Door; onDone: (user: User) => void }) {
  const isSupported = usePasskeySupport()
  const signIn = usePasskeySignIn({ door, onDone })
  return (
    <Button
      variant="outline"
      block
      className={isSupported ? '' : 'invisible'}
      pending={isEntering(signIn)}
      pendingText="Waiting for your passkey"
      onClick={() => signIn.mutate(null)}
    >
      <Fingerprint aria-hidden="true" />
      Use a passkey
    </Button>
  )
}
