// The reply that answers a topic, right beneath the question; it stands among the replies as well.
import { Badge } from '#design/badge.tsx'
import { Card } from '#design/card.tsx'
import { ArrowDown, CircleCheck } from '#design/icons.tsx'
import { SiteLink } from '#design/site-link.tsx'
import { useClock } from '#http/client/use-clock.ts'
import type { Reply } from '../forum.schema.ts'
import { replyLink } from './forum-links.ts'
import { PostMeta, timesOf } from './post-meta.tsx'
import { PostText } from './post-text.tsx'

export function AcceptedAnswer({ answer }: { answer: Reply }) {
  return (
    <Card as="section" aria-labelledby="accepted-answer" className="mt-4 grid gap-4 border-l-4 border-l-green-ink">
      <h2 id="accepted-answer" className="font-sans text-base">
        <Badge tone="green" icon={<CircleCheck aria-hidden="true" />}>
          Answer
        </Badge>
      </h2>
      <PostMeta post={answer} times={timesOf(answer, useClock())} />
      <PostText content={answer.content} body={answer.body} />
      <p>
        <SiteLink
          {...replyLink(answer.topicId, answer.id)}
          className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-link hover:underline"
        >
          <ArrowDown className="size-4" aria-hidden="true" />
          See it in the conversation
        </SiteLink>
      </p>
    </Card>
  )
}
