// What a panel shows while its list is loading, failing or empty, and the line above the list.
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from '#design/empty-state.tsx'
import { ErrorState } from '#design/error-state.tsx'
import { Loading, SkeletonText } from '#design/skeleton.tsx'

type Props<T> = {
  query: UseQueryResult<T>
  isEmpty: (data: T) => boolean
  empty: { title: string; text: string }
  children: (data: T) => ReactNode
}

export function Panel<T>({ query, isEmpty, empty, children }: Props<T>) {
  const { data, isError, isFetching, refetch } = query
  if (data !== undefined) return isEmpty(data) ? <EmptyState {...empty} /> : children(data)
  if (isError) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <Loading>
      <SkeletonText lines={6} />
    </Loading>
  )
}

/** What the list is, and what can be done with all of it. */
export function PanelBar({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="text-sm text-muted">
        {text}
      </p>
      <div className="flex flex-wrap items-center gap-2">{children}</div>
    </div>
  )
}
