// What a panel shows while its list is loading, failing or empty, and the line above the list.
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { errorText, requestOf } from '#http/client/call-api.ts'
import { Alert } from './alert.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'
import { Loading, SkeletonText } from './skeleton.tsx'

type Props<T> = {
  query: UseQueryResult<T>
  /** What is said to who does not see that it is loading. */
  loading?: string
  /** What holds the place of a list that others stand beneath. */
  skeleton?: ReactNode
  isEmpty: (data: T) => boolean
  empty: { title: string; text: string }
  children: (data: T) => ReactNode
}

export function Panel<T>({
  query,
  loading,
  skeleton = <SkeletonText lines={6} />,
  isEmpty,
  empty,
  children,
}: Props<T>) {
  const { data, isError, error, isFetching, refetch } = query
  if (data !== undefined)
    return (
      <>
        {isError && <OutOfDate error={error} />}
        {isEmpty(data) ? <EmptyState {...empty} /> : children(data)}
      </>
    )
  if (isError) return <NotLoaded error={error} onRetry={() => void refetch()} retrying={isFetching} />
  return <Loading {...(loading ? { label: loading } : {})}>{skeleton}</Loading>
}

/** What was read before stays, but nobody takes it for how things are. */
export function OutOfDate({ error }: { error: unknown }) {
  return (
    <Alert kind="warning" live title="This could not be read again" className="mb-4">
      What stands here may have changed. {errorText(error, 'Please check your connection.')}
    </Alert>
  )
}

type NotLoadedProps = { error: unknown; onRetry: () => void; retrying: boolean }

/** Why, in the server's words, and the request's number for whoever reads the log. */
export function NotLoaded({ error, ...retry }: NotLoadedProps) {
  const request = requestOf(error)
  return (
    <ErrorState
      text={
        <>
          {errorText(error, 'Please check your connection and try again.')}
          {request && <span className="mt-1 block font-mono text-xs">Request {request}</span>}
        </>
      }
      {...retry}
    />
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
