// /admin-login: the operator's door.
import { Anchor } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '#design/card.tsx'
import { CredentialsForm } from './credentials-form.tsx'
import { useAdminSignIn } from './sign-in.api.ts'

export function AdminLoginPage({ onDone, homeLink }: { onDone: () => void; homeLink: ReactNode }) {
  const signIn = useAdminSignIn({ onDone, onAsked: () => undefined })
  return (
    <div className="page-width grid place-items-center py-16">
      <Card padding="lg" className="w-full max-w-md">
        <Anchor className="size-8 text-link" aria-hidden="true" />
        <h1 className="mt-4 mb-6 text-2xl">Administration</h1>
        <CredentialsForm submitText="Access Administration" isPending={signIn.isPending} onSubmit={signIn.mutate} />
        <div className="mt-6 text-center">{homeLink}</div>
      </Card>
    </div>
  )
}
