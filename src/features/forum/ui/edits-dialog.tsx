// What a post said before its author changed it; for those who look after the forum.
import { useQuery } from '@tanstack/react-query'
import { Dialog } from '#design/dialog.tsx'
import { ErrorState } from '#design/error-state.tsx'
import { Loading, SkeletonText } from '#design/skeleton.tsx'
import { editsQuery } from './moderation.api.ts'
import { RelativeTime } from './relative-time.tsx'

type Props = { postId: string; open: boolean; onOpenChange: (open: boolean) => void }

export function EditsDialog({ postId, open, onOpenChange }: Props) {
  const { data, isError, isFetching, refetch } = useQuery({ ...editsQuery(postId), enabled: open, staleTime: 0 })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Earlier versions"
      description="As they stood until they were changed; kept for a year, for the team alone."
    >
      {data ? (
        <ol className="grid gap-4">
          {data.edits.map(({ title, content, replacedAt }) => (
            <li key={replacedAt} className="rounded-md border border-line bg-sunken p-4">
              <p className="mb-2 text-xs text-muted">
                Until <RelativeTime time={replacedAt} />
              </p>
              {title && (
                <p dir="auto" className="mb-1 font-semibold [overflow-wrap:anywhere]">
                  {title}
                </p>
              )}
              <p dir="auto" className="text-sm whitespace-pre-line [overflow-wrap:anywhere]">
                {content}
              </p>
            </li>
          ))}
          {data.edits.length === 0 && <li className="text-sm text-muted">None is kept any more.</li>}
        </ol>
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Loading>
          <SkeletonText lines={4} />
        </Loading>
      )}
    </Dialog>
  )
}
