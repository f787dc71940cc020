// Where one is signed in, and a way to end it.
import { useQuery } from '@tanstack/react-query'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { ErrorState } from '#design/error-state.tsx'
import { useFocusKeeper } from '#design/focus-keeper.ts'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import type { Session, User } from '../account.schema.ts'
import { sessionsQuery, useEndSession } from './account.api.ts'

export function SessionsCard({ user }: { user: User }) {
  const sessions = useQuery(sessionsQuery(user.id))
  const keeper = useFocusKeeper<HTMLDivElement>()
  const end = useEndSession(user.id)
  const others = sessions.data?.filter(({ isCurrent }) => !isCurrent) ?? []
  return (
    <Card {...keeper} as="section" aria-labelledby="devices-heading">
      <h2 id="devices-heading" className="mb-2 text-xl">
        Devices
      </h2>
      {sessions.isPending && (
        <Loading className="grid gap-3">
          <Skeleton className="h-14" />
        </Loading>
      )}
      {sessions.isError && (
        <ErrorState className="py-4" onRetry={() => sessions.refetch()} retrying={sessions.isFetching} />
      )}
      <ul className="divide-y divide-line">
        {sessions.data?.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={end.isPending && end.variables === session.id}
            onEnd={() => end.mutate(session.id)}
          />
        ))}
      </ul>
      {others.length > 0 && (
        <Button
          variant="outline"
          className="mt-4"
          pending={end.isPending && end.variables === null}
          pendingText="Signing out"
          onClick={() => end.mutate(null)}
        >
          Sign out everywhere else
        </Button>
      )}
    </Card>
  )
}

const seen = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

function SessionRow({ session, isEnding, onEnd }: { session: Session; isEnding: boolean; onEnd: () => void }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {session.device}
          {session.isCurrent && <Badge tone="green">This device</Badge>}
        </p>
        <p className="text-sm text-muted">Last seen {seen.format(new Date(session.lastSeenAt))}</p>
      </div>
      {!session.isCurrent && (
        <Button
          variant="ghost"
          size="sm"
          pending={isEnding}
          pendingText="Ending"
          onClick={onEnd}
          aria-label={`End the session of ${session.device}`}
        >
          End
        </Button>
      )}
    </li>
  )
}
