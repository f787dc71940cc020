// The admin's own account, links for members, and for admins what counts for the whole site.
import { Card } from '#design/card.tsx'
import { PageHeading } from '#design/page-heading.tsx'
import type { User } from '#features/accounts/account.schema.ts'
import { SecondFactorCard } from '#features/accounts/ui/second-factor-card.part.tsx'
import { FactList } from './fact-list.tsx'
import { PasswordCard } from './password-card.tsx'
import { ResetLinkCard } from './reset-link-card.tsx'
import { SiteSettings } from './settings/site-settings.tsx'

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
            <FactList facts={facts} />
          </Card>
          <SecondFactorCard email={me.email} />
          {me.role === 'admin' && <ResetLinkCard />}
        </div>
        <PasswordCard me={me} />
      </div>
      {me.role === 'admin' && (
        <>
          <h2 className="mt-4 text-2xl">The site</h2>
          <SiteSettings />
        </>
      )}
    </div>
  )
}
