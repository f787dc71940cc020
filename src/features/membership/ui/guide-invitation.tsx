// What those who are not members see in place of the guide's text: what it is, and the way in.
import { buttonClasses } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { classNames } from '#design/class-names.ts'
import { SignInLink } from '#features/accounts/ui/sign-in-link.part.tsx'
import { useSiteFacts } from '#http/client/site-facts-query.ts'
import { GetMembershipButton } from './get-membership-button.part.tsx'

const leads = {
  contents: 'Here is how each chapter begins. The rest, with every listing on the board, costs',
  beginning: 'This is how the chapter begins. The guide, with every listing on the board, costs',
  freeChapter: 'This chapter is for everybody. The whole guide, with every listing on the board, costs',
}

/** `after`: what of the guide stands above it. */
type Props = { after: keyof typeof leads; isSignedIn: boolean; className?: string }

export function GuideInvitation({ after, isSignedIn, className }: Props) {
  const { price } = useSiteFacts()
  return (
    <Card
      as="section"
      aria-labelledby="guide-invitation"
      padding="lg"
      className={classNames('border-2 border-coral! print:hidden', className)}
    >
      <h2 id="guide-invitation" className="text-xl">
        The guide comes with the membership
      </h2>
      <p className="mt-2 text-muted">
        {leads[after]} {price.text} for a year and ends by itself.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        {isSignedIn ? (
          <GetMembershipButton>Get Membership</GetMembershipButton>
        ) : (
          <SignInLink className={buttonClasses({ variant: 'primary' })}>Sign in</SignInLink>
        )}
      </div>
    </Card>
  )
}
