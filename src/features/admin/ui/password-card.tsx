// The admin's own password.
import { Card } from '#design/card.tsx'
import type { User } from '#features/accounts/account.schema.ts'
import { PasswordForm } from '#features/accounts/ui/password-form.part.tsx'
import { AdminPasswordForm } from '../admin.schema.ts'
import { usePasswordChange } from './admin.api.ts'

export function PasswordCard({ me }: { me: User }) {
  const change = usePasswordChange()
  return (
    <Card as="section">
      <h2 className="mb-4 text-xl">Change password</h2>
      <PasswordForm
        email={me.email}
        schema={AdminPasswordForm}
        hint="At least 12 characters"
        submitText="Change password"
        isPending={change.isPending}
        onSubmit={change.mutate}
      />
    </Card>
  )
}
