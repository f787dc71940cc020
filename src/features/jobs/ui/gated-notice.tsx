// For a filtered address opened without a membership: what it would give, while the list shows what may be shown.
import { buttonClasses } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { SiteLink } from '#design/site-link.tsx'
import { SignInLink } from '#features/accounts/ui/sign-in-link.part.tsx'

export function GatedNotice({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <Card as="section" aria-labelledby="gated" className="mb-5 border-2 border-coral!">
      <h3 id="gated" className="text-lg">
        These filters come with a membership
      </h3>
      <p className="mt-1 text-muted">
        Below is the list without them. They stay in the address, and are there when you have joined.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <SiteLink to="/membership" className={buttonClasses({ variant: 'primary', size: 'sm' })}>
          See what a membership gives
        </SiteLink>
        {isSignedIn ? (
          <SiteLink to="/" search={{}} resetScroll={false} className={buttonClasses({ variant: 'ghost', size: 'sm' })}>
            Drop the filters
          </SiteLink>
        ) : (
          <SignInLink className={buttonClasses({ variant: 'ghost', size: 'sm' })}>I am a member: log in</SignInLink>
        )}
      </div>
    </Card>
  )
}
