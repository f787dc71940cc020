// /forum: search, the topics, pages. What is loaded is searched while typing; the server answers a moment later.
import { keepPreviousData, useIsFetching, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { buttonClasses } from '#design/button.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { ErrorState } from '#design/error-state.tsx'
import { TextInput } from '#design/field.tsx'
import { useFocusNearby } from '#design/focus-nearby.ts'
import { Plus, Search, X } from '#design/icons.tsx'
import { EmptyNet } from '#design/illustration/empty-net.tsx'
import { PageHeading } from '#design/page-heading.tsx'
import { Pagination } from '#design/pagination.tsx'
import { SiteLink } from '#design/site-link.tsx'
import { Spinner } from '#design/spinner.tsx'
import { errorText } from '#http/client/call-api.ts'
import { matchesSearch } from '../forum.rules.ts'
import { CategoryChips } from './category-chips.tsx'
import { EmptyPage } from './empty-page.tsx'
import { forumKey, type ListSearch, topicsQuery } from './forum.api.ts'
import { listLink } from './forum-links.ts'
import { FoundPosts, WhereToSearch } from './found-posts.tsx'
import { categoriesQuery } from './taking-part.api.ts'
import { TopicList, TopicListSkeleton } from './topic-list.tsx'

const askServerAfterMs = 250

type Props = ListSearch & { onSearch: (search: string) => void }

export function ForumPage({ onSearch, ...asked }: Props) {
  const { search = '', author = '', category = '', within, page = 1 } = asked
  const categories = useQuery(categoriesQuery).data?.categories
  const [typed, setTyped] = useTypedSearch(search, onSearch)
  const nearby = useFocusNearby<HTMLDivElement>()
  const newTopic = (
    <SiteLink to="/forum/new-topic" className={buttonClasses({ variant: 'primary' })}>
      <Plus aria-hidden="true" />
      New Topic
    </SiteLink>
  )
  return (
    <div {...nearby} className="page-width py-10 md:py-14">
      <PageHeading
        title="Forum"
        lead="Questions, answers and field notes from people who work in the ocean."
        actions={newTopic}
      />
      <search className="relative mt-8 block">
        <label htmlFor="forum-search" className="sr-only">
          Search topics
        </label>
        <SearchSign isTyping={typed.trim() !== search} isSearch={search !== ''} />
        <TextInput
          id="forum-search"
          name="search"
          type="search"
          className="pl-12"
          placeholder="Search topics"
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </search>
      {categories && <CategoryChips categories={categories} asked={asked} />}
      {author && <AuthorChip author={author} />}
      {search && <WhereToSearch asked={asked} />}
      <div className="mt-6">
        {search && within ? (
          <FoundPosts asked={asked} categories={categories} />
        ) : (
          <Topics search={search} author={author} category={category} page={page} typed={typed} newTopic={newTopic} />
        )}
      </div>
    </div>
  )
}

/** What is loaded is narrowed at once; until the server has answered as well, the list may not be all of it. */
function SearchSign({ isTyping, isSearch }: { isTyping: boolean; isSearch: boolean }) {
  const isAsked = useIsFetching({ queryKey: forumKey, predicate: ({ queryKey: [, of] }) => of !== 'notifications' }) > 0
  const classes = 'pointer-events-none absolute inset-y-0 left-4 my-auto size-5 text-muted'
  return isTyping || (isSearch && isAsked) ? (
    <Spinner className={classes} />
  ) : (
    <Search className={classes} aria-hidden="true" />
  )
}

/** The address follows what is typed; what is typed follows the address where a link or the back button changed it. */
function useTypedSearch(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(search)
  const asked = useRef(search)
  useEffect(() => {
    if (search !== asked.current) setTyped(search)
    asked.current = search
  }, [search])
  useEffect(() => {
    const words = typed.trim()
    if (words === search) return
    const timer = setTimeout(() => {
      asked.current = words
      onSearch(words)
    }, askServerAfterMs)
    return () => clearTimeout(timer)
  }, [typed, search, onSearch])
  return [typed, setTyped] as const
}

function Topics({
  search,
  author,
  category,
  page,
  typed,
  newTopic,
}: Required<Omit<ListSearch, 'within' | 'answered'>> & { typed: string; newTopic: ReactNode }) {
  const query = topicsQuery({ search, author, category, page })
  const categories = useQuery(categoriesQuery).data?.categories
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
  })
  if (error && !data) {
    return <ErrorState text={errorText(error, '')} onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (!data) return <TopicListSkeleton />
  const visible = typed ? data.topics.filter(({ title }) => matchesSearch(title, typed)) : data.topics
  const isSettled = typed.trim() === search && !isPlaceholderData
  if (visible.length === 0 && !isSettled) return <TopicListSkeleton />
  const count = isSettled ? data.total : visible.length
  return (
    <>
      <p role="status" className="sr-only">
        {count} {count === 1 ? 'topic' : 'topics'}
      </p>
      {visible.length > 0 ? (
        <TopicList topics={visible} categories={categories} />
      ) : data.total > 0 ? (
        <EmptyPage link={listLink({ search, author, category })} linkText="To the first page" />
      ) : search || author || category ? (
        <EmptyState
          illustration={<EmptyNet />}
          title="No results found"
          text={search ? 'Try another word, or ask the question yourself.' : 'Nothing was written here yet.'}
          action={newTopic}
        />
      ) : (
        <EmptyState
          illustration={<EmptyNet />}
          title="No topics yet"
          text="Somebody has to be first."
          action={newTopic}
        />
      )}
      <Pagination
        className="mt-8"
        page={data.page}
        totalPages={data.totalPages}
        linkOfPage={(target) => listLink({ search, author, category, page: target })}
      />
    </>
  )
}

function AuthorChip({ author }: { author: string }) {
  return (
    <p className="mt-4 flex flex-wrap items-center gap-3 text-sm">
      <span className="wrap-anywhere">
        Topics by <bdi className="font-semibold">{author}</bdi>
      </span>
      <SiteLink to="/forum" className={buttonClasses({ variant: 'outline', size: 'sm' })}>
        <X aria-hidden="true" />
        All topics
      </SiteLink>
    </p>
  )
}
