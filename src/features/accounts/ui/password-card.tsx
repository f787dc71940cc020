// Changes the password; all other devices are signed out by it.
import { Card } from '#design/card.tsx'
import { PasswordForm as PasswordRules, type User } from '../account.schema.ts'
import { sessionsQuery, useAccountChange } from './account.api.ts'
import { PasswordForm } from './password-form.part.tsx'

export function PasswordCard({ user, supportEmail }: { user: User; supportEmail: string }) {
  const change = useAccountChange(user.id, {
    done: 'Password updated successfully',
    failed: 'Error updating password',
    refresh: [sessionsQuery(user.id).queryKey],
  })
  return (
    <Card as="section">
      <h2 className="mb-4 text-xl">Password</h2>
      <PasswordForm
        email={user.email}
        schema={PasswordRules}
        submitText="Update password"
        isPending={change.isPending}
        onSubmit={change.mutate}
      />
      <p className="mt-4 text-sm text-muted">
        Password forgotten? Write to{' '}
        <a className="link" href={`mailto:${supportEmail}?subject=Password%20forgotten`}>
          {supportEmail}
        </a>{' '}
        with your username.
      </p>
    </Card>
  )
}
