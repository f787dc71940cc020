// One watched feed: when it was looked at, what was wrong, what waits of it, and what can be done with it.
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { SiteLink } from '#design/site-link.tsx'
import { writeMoment } from '#shared/plain-writing.ts'
import { faultTexts } from '../feed.rules.ts'
import type { Feed } from '../feed.schema.ts'
import { useLookAtFeed, usePauseFeed } from './feeds.api.ts'

export function FeedCard({ feed, onRemove }: { feed: Feed; onRemove: () => void }) {
  const { id, title, url, company, paused, lookedAt, nextAt, fault, waiting } = feed
  const look = useLookAtFeed()
  const pause = usePauseFeed()
  return (
    <li id={`row-${id}`}>
      <Card as="article" aria-labelledby={`feed-${id}`} className="grid grid-cols-1 gap-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 id={`feed-${id}`} className="min-w-0 text-lg [overflow-wrap:anywhere]">
            <bdi>{title}</bdi>
          </h3>
          {paused && <Badge>Rests</Badge>}
          {fault && <Badge tone="coral">Has a fault</Badge>}
        </div>
        <p className="text-sm text-muted [overflow-wrap:anywhere]">
          {company ? <bdi>{company.name}</bdi> : 'Organisation as the feed is called'} · {url}
        </p>
        <p className="text-sm">
          {lookedAt ? `Looked at on ${writeMoment(new Date(lookedAt))} UTC. ` : 'Not looked at yet. '}
          {fault && `${faultTexts[fault]}. `}
          {paused ? 'It is not looked at.' : `The next look is on ${writeMoment(new Date(nextAt))} UTC.`}
        </p>
        <p className="text-sm">
          {waiting === 0 ? (
            'No draft of it waits.'
          ) : (
            <SiteLink to="/admin" search={{ section: 'jobs' }} className="link inline-flex min-h-6 items-center">
              {waiting === 1 ? '1 draft waits' : `${waiting} drafts wait`}
            </SiteLink>
          )}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="outline"
            aria-label={`Look now at ${title}`}
            pending={look.isPending}
            pendingText="Looking"
            onClick={() => look.mutate(feed)}
          >
            Look now
          </Button>
          <Button
            size="sm"
            variant="ghost"
            aria-label={paused ? `Watch again: ${title}` : `Pause ${title}`}
            pending={pause.isPending}
            onClick={() => pause.mutate(feed)}
          >
            {paused ? 'Watch again' : 'Pause'}
          </Button>
          <Button size="sm" variant="ghost" aria-label={`Remove ${title}`} onClick={onRemove}>
            Remove
          </Button>
        </div>
      </Card>
    </li>
  )
}
