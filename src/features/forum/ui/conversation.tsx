// A topic as it is read: the question, its answer, a page of replies, and the form for one more.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { useFocusKeeper } from '#design/focus-keeper.ts'
import { ArrowDown, MessageSquare } from '#design/icons.tsx'
import { latePart } from '#design/late-part.ts'
import { Pagination } from '#design/pagination.tsx'
import { SiteLink } from '#design/site-link.tsx'
import { WhenAwake } from '#design/when-awake.tsx'
import { useClock } from '#http/client/use-clock.ts'
import { mayUse } from '#shared/staff.ts'
import { type Person, pageSize, rightsOf, whyNotAnswer, whyNotReply } from '../forum.rules.ts'
import type { Reply, Topic, TopicPage } from '../forum.schema.ts'
import { AcceptedAnswer } from './accepted-answer.tsx'
import { EmptyPage } from './empty-page.tsx'
import { FollowSelect } from './follow-select.tsx'
import { replyLink, topicLink } from './forum-links.ts'
import { timesOf } from './post-meta.tsx'
import { editorId, type Quote, ReplyForm } from './reply-form.tsx'
import { ReplyItem } from './reply-item.tsx'
import { categoriesQuery } from './taking-part.api.ts'
import { TopicArticle } from './topic-article.tsx'
import { useUndoOffer } from './undo.api.ts'

const AskedAbout = latePart(async () => (await import('./asked-about.tsx')).AskedAbout)

export type ConversationProps = {
  data: TopicPage
  person: Person
  onDeleted: () => void
  /** To a topic that this one was merged into, or that was split off. */
  onMoved: (topic: Pick<Topic, 'id'>) => void
  /** It may stand on another page than the one that is shown. */
  onPosted: (reply: Pick<Reply, 'id'>) => void
}

export function Conversation({ data, person, onDeleted, onMoved, onPosted }: ConversationProps) {
  const { topic, replies, page, totalPages, answer } = data
  const { data: known } = useQuery(categoriesQuery)
  const now = useClock()
  const [quote, setQuote] = useState<Quote | null>(null)
  const firstUnreadId = useFirstUnread(data)
  const isModerator = mayUse(person, 'forum')
  const offer = useUndoOffer()
  // Of a reply that is deleted.
  const keeper = useFocusKeeper()
  const offerUndo = isModerator ? offer : undefined
  const shownIds = replies.filter(({ held }) => !held).map(({ id }) => id)
  const mayAnswer = !whyNotAnswer(topic, person)
  const onQuote = whyNotReply(topic, person) ? undefined : (text: string) => setQuote({ text })
  return (
    <>
      <TopicArticle
        topic={topic}
        person={person}
        categories={known?.categories}
        onDeleted={onDeleted}
        onMoved={onMoved}
        onQuote={onQuote}
        offerUndo={offerUndo}
      />
      {topic.asksAboutListing && (
        <WhenAwake>
          <AskedAbout topicId={topic.id} />
        </WhenAwake>
      )}
      {answer && <AcceptedAnswer answer={answer} />}
      <section {...keeper} aria-labelledby="replies" className="mt-10">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h2 id="replies" className="text-xl">
            {topic.replyCount} {topic.replyCount === 1 ? 'reply' : 'replies'}
          </h2>
          <FollowSelect topicId={topic.id} level={topic.followLevel} />
        </div>
        {firstUnreadId && (
          <SiteLink
            {...replyLink(topic.id, firstUnreadId)}
            className="mt-2 inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-link hover:underline"
          >
            <ArrowDown className="size-4" aria-hidden="true" />
            Jump to the first unread
          </SiteLink>
        )}
        {replies.length === 0 && topic.replyCount === 0 ? (
          <EmptyState level={3} title="No replies yet" text="Be the first to answer." className="py-8" />
        ) : replies.length === 0 ? (
          <EmptyPage level={3} link={topicLink(topic.id, totalPages)} linkText="To the last page" />
        ) : (
          <Card padding="none" className="mt-4 overflow-hidden">
            <ol start={(page - 1) * pageSize + 1}>
              {replies.map((reply, at) => (
                <ReplyItem
                  key={reply.id}
                  reply={reply}
                  rights={rightsOf(person, reply)}
                  times={timesOf(reply, now)}
                  isAnswer={reply.id === topic.answerId}
                  mayAnswer={mayAnswer}
                  isFirstUnread={reply.id === firstUnreadId}
                  onwardIds={isModerator ? shownIds.slice(at) : undefined}
                  onSplit={isModerator ? onMoved : undefined}
                  mayQuote={onQuote !== undefined}
                  onQuote={onQuote}
                  offerUndo={offerUndo}
                  isOwnTopic={topic.authorId === person.id}
                />
              ))}
            </ol>
          </Card>
        )}
        {onQuote && replies.length > 2 && <ReplyBar />}
        <Pagination
          className="mt-6"
          label="Pages of replies"
          page={page}
          totalPages={totalPages}
          linkOfPage={(target) => topicLink(topic.id, target)}
        />
      </section>
      <section aria-labelledby="answer" className="mt-10 print:hidden">
        <h2 id="answer" className="mb-4 text-xl">
          Reply
        </h2>
        <ReplyForm topic={topic} person={person} quote={quote} onPosted={onPosted} />
      </section>
    </>
  )
}

/** On phones the form is a long way down. What shows a preview can't take the focus, but is come to all the same. */
function ReplyBar() {
  const toForm = () => {
    document.getElementById('answer')?.scrollIntoView()
    document.getElementById(editorId)?.focus()
  }
  return (
    <div className="sticky bottom-0 z-10 -mx-(--gutter) mt-4 border-t border-line bg-canvas px-(--gutter) pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] md:hidden">
      <Button variant="outline" block onClick={toForm}>
        <MessageSquare aria-hidden="true" />
        Write a reply
      </Button>
    </div>
  )
}

/** Reading it anew answers that all is read; what was new when the page opened stays marked. */
function useFirstUnread({ firstUnreadId }: TopicPage): string | null {
  const [first, setFirst] = useState(firstUnreadId)
  if (firstUnreadId && firstUnreadId !== first) setFirst(firstUnreadId)
  return first
}
