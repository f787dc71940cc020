// Following from an organisation's own page; who is not signed in does that first, and comes back.
import { buttonClasses } from '#design/button.tsx'
import { Bell } from '#design/icons.tsx'
import { latePart } from '#design/late-part.ts'
import type { User } from '#features/accounts/account.schema.ts'
import { SignInLink } from '#features/accounts/ui/sign-in-link.part.tsx'
import { accessOf } from '#shared/actor.ts'
import { WhenSignedIn } from './when-signed-in.tsx'

const FollowButton = latePart(async () => (await import('#features/alerts/ui/follow-button.part.tsx')).FollowButton)

export function FollowOrganisation({ me, company, now }: { me: User | null; company: string; now: Date }) {
  if (!me)
    return (
      <SignInLink className={buttonClasses({ variant: 'ghost', size: 'sm', className: 'max-w-full' })}>
        <Bell aria-hidden="true" />
        <span className="min-w-0 truncate">
          Follow <bdi>{company}</bdi>
        </span>
      </SignInLink>
    )
  return (
    <WhenSignedIn>
      <FollowButton company={company} isMember={accessOf(me, now) === 'member'} />
    </WhenSignedIn>
  )
}
