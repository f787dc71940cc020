// The newsletter on the profile: whether it comes, and the one button that changes it.
import { useQuery } from '@tanstack/react-query'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { Mail, MailCheck } from '#design/icons.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { statusQuery, useSubscription } from './newsletter.api.ts'

type Props = { user: { email?: string | null; emailVerified?: boolean } }

export function NewsletterCard({ user }: Props) {
  const status = useQuery(statusQuery)
  const { subscribe, unsubscribe } = useSubscription(user.email)
  return (
    <Card as="section" aria-labelledby="newsletter-heading">
      <h2 id="newsletter-heading" className="mb-2 text-xl">
        Newsletter
      </h2>
      <p className="mb-4 text-muted">New listings, something to read and what the forum talks about, on Mondays.</p>
      {status.isPending && <Skeleton className="h-11 w-40" />}
      {status.isError && (
        <div className="grid justify-items-start gap-3">
          <p role="alert">We could not find out whether you are subscribed.</p>
          <Button
            variant="outline"
            pending={status.isFetching}
            pendingText="Trying again"
            onClick={() => void status.refetch()}
          >
            Try again
          </Button>
        </div>
      )}
      {status.data && (
        <div className="grid justify-items-start gap-4">
          <p className="flex items-center gap-2 font-medium">
            {status.data.isSubscribed ? (
              <MailCheck aria-hidden className="size-5" />
            ) : (
              <Mail aria-hidden className="size-5" />
            )}
            {status.data.isSubscribed ? 'You are subscribed.' : 'You are not subscribed.'}
          </p>
          {status.data.isSubscribed && user.emailVerified === false && (
            <p className="text-sm text-muted">The first issue comes once you have confirmed your address.</p>
          )}
          {status.data.isSubscribed ? (
            <Button
              variant="outline"
              pending={unsubscribe.isPending}
              pendingText="Unsubscribing"
              onClick={() => unsubscribe.mutate()}
            >
              Unsubscribe
            </Button>
          ) : (
            <Button pending={subscribe.isPending} pendingText="Subscribing" onClick={() => subscribe.mutate()}>
              Subscribe
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}
