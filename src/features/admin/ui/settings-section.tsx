// The admin's own account, and links for members.
import { Card } from '#design/card.tsx'
import { PageHeading } from '#design/page-heading.tsx'
import type { User } from '#features/accounts/account.schema.ts'
import { PasswordCard } from './password-card.tsx'
import { ResetLinkCard } from './reset-link-card.tsx'

export function SettingsSection({ me }: { me: User }) {
  const facts = [
    ['Username', me.username],
    ['Email', me.email],
    ['Role', me.role],
  ] as const
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeading title="Settings" />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <div className="grid grid-cols-1 gap-6">
          <Card as="section">
            <h2 className="mb-4 text-xl">Account</h2>
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
              {facts.map(([name, value]) => (
                <div key={name} className="contents">
                  <dt className="text-muted">{name}</dt>
                  <dd className="font-medium [overflow-wrap:anywhere]">{value}</dd>
                </div>
              ))}
            </dl>
          </Card>
          <ResetLinkCard />
        </div>
        <PasswordCard me={me} />
      </div>
    </div>
  )
}
