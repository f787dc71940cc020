// /admin-login: the operator's door.
import { type ReactNode, useState } from 'react'
import { Card } from '#design/card.tsx'
import { Anchor } from '#design/icons.tsx'
import type { SecondFactorAsked } from '../second-factor.schema.ts'
import { CredentialsForm } from './credentials-form.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { SecondStep } from './second-step.tsx'
import { isEntering, useAdminSignIn } from './sign-in.api.ts'
import { SuspendedNote } from './suspended-note.tsx'

export function AdminLoginPage({ onDone, homeLink }: { onDone: () => void; homeLink: ReactNode }) {
  const [asked, setAsked] = useState<SecondFactorAsked | null>(null)
  const [isBack, setBack] = useState(false)
  const goBack = () => {
    setAsked(null)
    setBack(true)
  }
  const signIn = useAdminSignIn({ onDone, onAsked: setAsked })
  return (
    <div className="page-width grid place-items-center py-16">
      <Card padding="lg" className="w-full max-w-md">
        <Anchor className="size-8 text-link" aria-hidden="true" />
        <h1 className="mt-4 mb-6 text-2xl">Administration</h1>
        {asked ? (
          <SecondStep asked={asked} door="admin" onDone={onDone} onBack={goBack} />
        ) : (
          <CredentialsForm
            submitText="Access Administration"
            isPending={isEntering(signIn)}
            isBack={isBack}
            onSubmit={signIn.mutate}
          >
            <SuspendedNote error={signIn.error} />
            <PasskeySignIn door="admin" onDone={onDone} />
          </CredentialsForm>
        )}
        <div className="mt-6 text-center">{homeLink}</div>
      </Card>
    </div>
  )
}
