// /forum/topics/{id}: the topic, a page of its replies, and the form for one more.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Card } from '#design/card.tsx'
import { ErrorState } from '#design/error-state.tsx'
import { useFocusNearby } from '#design/focus-nearby.ts'
import { ArrowLeft } from '#design/icons.tsx'
import { showFailure } from '#design/show-failure.ts'
import { SiteLink } from '#design/site-link.tsx'
import { Loading, Skeleton, SkeletonText } from '#design/skeleton.tsx'
import { errorText, isMissing } from '#http/client/call-api.ts'
import { Conversation, type ConversationProps } from './conversation.tsx'
import { type TopicPlace, topicQuery } from './forum.api.ts'
import { TopicNotFound } from './topic-not-found.tsx'

export type TopicPageProps = Omit<ConversationProps, 'data'> & { topicId: string; place: TopicPlace }

const loadFailed = 'Unable to load the topic. Please try again.'

export function TopicPage({ topicId, place, person, ...on }: TopicPageProps) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...topicQuery(topicId, place),
    placeholderData: (before) => (before?.topic.id === topicId ? keepPreviousData(before) : undefined),
  })
  const nearby = useFocusNearby<HTMLDivElement>()
  useReplyInView(place.reply, data !== undefined && !isPlaceholderData)
  useEffect(() => {
    if (error && !isMissing(error)) showFailure({ title: 'Loading error', text: loadFailed }, error)
  }, [error])

  if (isMissing(error)) return <TopicNotFound />
  return (
    <div {...nearby} className="page-width max-w-4xl! py-8 md:py-12">
      <SiteLink
        to="/forum"
        className="mb-4 inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-link hover:underline print:hidden"
      >
        <ArrowLeft className="size-4" aria-hidden="true" />
        Forum
      </SiteLink>
      {data ? (
        <Conversation data={data} person={person} {...on} />
      ) : error ? (
        <ErrorState text={errorText(error, loadFailed)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <TopicSkeleton />
      )}
    </div>
  )
}

/** The router looks for the reply when the page begins, and in the browser that is before the replies are there. */
function useReplyInView(replyId: string | undefined, isLoaded: boolean): void {
  const awaited = useRef<string>(undefined)
  useEffect(() => {
    if (!isLoaded) awaited.current = replyId
    else if (replyId && awaited.current === replyId) {
      awaited.current = undefined
      document.getElementById(`reply-${replyId}`)?.scrollIntoView()
    }
  }, [replyId, isLoaded])
}

function TopicSkeleton() {
  return (
    <Loading label="Loading the topic">
      <Card padding="lg" className="grid gap-6">
        <Skeleton className="h-8 w-3/5" />
        <Skeleton className="h-10 w-48" />
        <SkeletonText lines={5} />
      </Card>
      <Card padding="lg" className="mt-8 grid gap-6">
        <Skeleton className="h-10 w-48" />
        <SkeletonText lines={3} />
      </Card>
    </Loading>
  )
}
