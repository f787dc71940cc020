// "Tell me when there is one" beside a search. Its code comes to who is signed in; others sign in first, and come back to it.
import { useRouterState } from '@tanstack/react-router'
import { buttonClasses } from '#design/button.tsx'
import { Bell } from '#design/icons.tsx'
import { latePart } from '#design/late-part.ts'
import { SignInLink } from '#features/accounts/ui/sign-in-link.part.tsx'
import { type BoardSearch, hasFilters } from '#features/jobs/board-search.rules.ts'
import { WhenSignedIn } from './when-signed-in.tsx'

const TellMe = latePart(async () => (await import('./signed-in-board.tsx')).TellMe)

const wish = { tellMe: true } as const

type Props = { me: object | null; filters: BoardSearch }

export function TellMeWhen({ me, filters }: Props) {
  const isWished = useRouterState({ select: ({ location }) => 'tellMe' in (location.state.wish ?? {}) })
  if (!hasFilters(filters)) return null
  if (!me)
    return (
      <SignInLink wish={wish} className={buttonClasses({ variant: 'outline', size: 'sm' })}>
        <Bell />
        Tell me when there is one
      </SignInLink>
    )
  return (
    <WhenSignedIn>
      <TellMe key={JSON.stringify(filters)} filters={filters} startsOpen={isWished} />
    </WhenSignedIn>
  )
}
