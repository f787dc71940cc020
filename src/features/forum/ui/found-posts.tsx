// What a search finds in all that was written, and the choice between titles and texts.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Badge } from '#design/badge.tsx'
import { buttonClasses } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { classNames } from '#design/class-names.ts'
import { EmptyState } from '#design/empty-state.tsx'
import { ErrorState } from '#design/error-state.tsx'
import { EmptyNet } from '#design/illustration/empty-net.tsx'
import { Pagination } from '#design/pagination.tsx'
import { SiteLink } from '#design/site-link.tsx'
import { errorText } from '#http/client/call-api.ts'
import type { Category } from '../category.schema.ts'
import type { FoundPost } from '../post-search.schema.ts'
import { CategoryMark, lookOf } from './category-mark.tsx'
import { EmptyPage } from './empty-page.tsx'
import type { ListSearch } from './forum.api.ts'
import { listLink, replyLink, topicLink } from './forum-links.ts'
import { RelativeTime } from './relative-time.tsx'
import { postsQuery } from './taking-part.api.ts'
import { TopicListSkeleton } from './topic-list.tsx'

/** Titles first, as the box says; texts when somebody asks for more. */
export function WhereToSearch({ asked: { page: _, ...asked } }: { asked: ListSearch }) {
  const isTexts = asked.within === 'texts'
  const { answered, within: _within, ...inTitles } = asked
  const choices = [
    { name: 'In titles', link: listLink(inTitles), isChosen: !isTexts },
    { name: 'In titles and texts', link: listLink({ ...inTitles, within: 'texts' }), isChosen: isTexts && !answered },
    ...(isTexts ? answers(asked) : []),
  ]
  return (
    <nav aria-label="Where to search" className="mt-4">
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ name, link, isChosen }) => (
          <li key={name}>
            <SiteLink
              {...link}
              aria-current={isChosen ? 'page' : undefined}
              className={buttonClasses({
                variant: isChosen ? 'outline' : 'ghost',
                size: 'sm',
                className: classNames(isChosen && 'font-semibold'),
              })}
            >
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const answers = (asked: ListSearch) => [
  { name: 'Answered', link: listLink({ ...asked, answered: 'yes' }), isChosen: asked.answered === 'yes' },
  { name: 'Not answered', link: listLink({ ...asked, answered: 'no' }), isChosen: asked.answered === 'no' },
]

type Props = { asked: ListSearch; categories: readonly Category[] | undefined }

export function FoundPosts({ asked, categories }: Props) {
  const { data, error, isFetching, refetch } = useQuery({ ...postsQuery(asked), placeholderData: keepPreviousData })
  if (error && !data) {
    return <ErrorState text={errorText(error, '')} onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (!data) return <TopicListSkeleton />
  const { posts, total, page, totalPages } = data
  return (
    <>
      <p role="status" className="mb-4 text-sm text-muted">
        {total >= 1_000 ? 'A thousand posts or more' : `${total} ${total === 1 ? 'post' : 'posts'}`}
      </p>
      {posts.length === 0 && total > 0 ? (
        <EmptyPage link={listLink({ ...asked, page: 1 })} linkText="To the first page" />
      ) : posts.length === 0 ? (
        <EmptyState illustration={<EmptyNet />} title="No results found" text="Try another word, or fewer of them." />
      ) : (
        <Card padding="none" className="overflow-hidden">
          <ol className="divide-y divide-line">
            {posts.map((post) => (
              <Found key={post.replyId ?? post.topicId} post={post} categories={categories} />
            ))}
          </ol>
        </Card>
      )}
      <Pagination
        className="mt-8"
        page={page}
        totalPages={totalPages}
        linkOfPage={(target) => listLink({ ...asked, page: target })}
      />
    </>
  )
}

function Found({ post, categories }: { post: FoundPost; categories: readonly Category[] | undefined }) {
  const { topicId, replyId, title, category, answered, author, excerpt, createdAt } = post
  const look = lookOf(categories, category)
  return (
    <li className="relative px-4 py-4 hover:bg-hover sm:px-6">
      <h2 className="font-sans text-base font-semibold tracking-normal">
        <SiteLink
          {...(replyId ? replyLink(topicId, replyId) : topicLink(topicId))}
          dir="auto"
          className="[overflow-wrap:anywhere] after:absolute after:inset-0 hover:underline"
        >
          {title}
        </SiteLink>
      </h2>
      <p dir="auto" className="mt-1 text-sm text-muted [overflow-wrap:anywhere]">
        {excerpt}
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-xs wrap-anywhere text-muted">
        {look && <CategoryMark category={look} />}
        {answered && <Badge tone="green">Answered</Badge>}
        <span>
          {replyId ? 'Reply by ' : 'Topic by '}
          <bdi>{author.username}</bdi>
        </span>
        <RelativeTime time={createdAt} />
      </p>
    </li>
  )
}
