// Every save of a document: when, what changed since the one before, and a way back to it.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { ErrorState } from '#design/error-state.tsx'
import { Loading, SkeletonText } from '#design/skeleton.tsx'
import { writeMinute } from '#shared/write-minute.ts'
import type { ByDocument, Document, Revision } from '../document.schema.ts'
import { Difference } from './difference.tsx'
import { revisionsQuery, useRestore } from './editor.api.ts'

/** With the save after it, which takes the place of what still waits. */
export function sayOf({ createdAt, publishAt }: Revision, next: Revision | undefined): string {
  if (!createdAt) return 'as it ships'
  const saved = `saved ${writeMinute(createdAt)}`
  if (!publishAt) return `${saved}, a draft`
  if (publishAt <= createdAt) return `${saved}, published at once`
  const isReplaced = next?.createdAt && next.createdAt < publishAt
  return `${saved}, ${isReplaced ? 'replaced before its time' : 'its time'}: ${writeMinute(publishAt)}`
}

/** What was typed and never saved is in no list. */
export function sayRestore(hasUnsaved: boolean): string {
  return hasUnsaved
    ? 'It is saved as a new revision, and takes the place of what you have typed and not saved: that is lost. What was saved stays in this list.'
    : 'It is saved as a new revision. What there is now stays in this list.'
}

type Props = { document: ByDocument; hasUnsaved: boolean; onRestored: (restored: Document) => void }

export function History({ document, hasUnsaved, onRestored }: Props) {
  const { data, isError, isFetching, refetch } = useQuery(revisionsQuery(document))
  const [open, setOpen] = useState<number | null>(null)
  const [asked, setAsked] = useState<number | null>(null)
  const restore = useRestore(document, (restored) => {
    setAsked(null)
    onRestored(restored)
  })
  if (!data && isError) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!data)
    return (
      <Loading>
        <SkeletonText lines={4} />
      </Loading>
    )
  const { revisions } = data
  return (
    <ol className="grid gap-3">
      {revisions.map((revision, at) => {
        const before = revisions[at + 1]
        const isOpen = open === revision.revision
        return (
          <li key={revision.revision} className="rounded-md border border-line p-3">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p>
                <strong>Revision {revision.revision}</strong>{' '}
                <span className="text-sm text-muted">{sayOf(revision, revisions[at - 1])}</span>
              </p>
              <div className="flex flex-wrap gap-2">
                {before && (
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-expanded={isOpen}
                    onClick={() => setOpen(isOpen ? null : revision.revision)}
                  >
                    {isOpen ? 'Hide what changed' : 'What changed'}
                    <span className="sr-only"> with revision {revision.revision}</span>
                  </Button>
                )}
                {at > 0 && (
                  <Button size="sm" variant="outline" onClick={() => setAsked(revision.revision)}>
                    Bring back revision {revision.revision}
                  </Button>
                )}
              </div>
            </div>
            {before && isOpen && (
              <div className="mt-3">
                <Difference
                  before={before}
                  after={revision}
                  label={`What changed with revision ${revision.revision}`}
                />
              </div>
            )}
          </li>
        )
      })}
      {asked !== null && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(null)}
          title={`Bring back revision ${asked}?`}
          description={sayRestore(hasUnsaved)}
          confirmText="Bring it back"
          danger={hasUnsaved}
          pending={restore.isPending}
          onConfirm={() => restore.mutate(asked)}
        />
      )}
    </ol>
  )
}
