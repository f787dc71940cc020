// What visitors see in place of the forum: nothing of it, and the way in.
import { buttonClasses } from '#design/button.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { CalmSea } from '#design/illustration/calm-sea.tsx'
import { SignInLink } from '#features/accounts/ui/sign-in-link.part.tsx'

export function RestrictedView({ text = 'You must be logged in to access the forum.' }: { text?: string }) {
  return (
    <EmptyState
      level={1}
      className="py-16 md:py-24"
      illustration={<CalmSea />}
      title="Access Restricted"
      text={text}
      action={<SignInLink className={buttonClasses({ variant: 'primary' })}>Log in</SignInLink>}
    />
  )
}
