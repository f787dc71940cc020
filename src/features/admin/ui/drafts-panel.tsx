// Listings that wait: published at once, edited first, or deleted. Nothing at all where none waits.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, buttonClasses } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { ErrorState } from '#design/error-state.tsx'
import { useFocusKeeper } from '#design/focus-keeper.ts'
import { SiteLink } from '#design/site-link.tsx'
import { mostDrafts, type WaitingDraft } from '#features/jobs/job.schema.ts'
import { draftsQuery, useDeleteJob, usePublishDraft } from '#features/jobs/ui/posting.api.ts'
import { watched } from '#http/client/api-query.ts'
import { writeMoment } from '#shared/plain-writing.ts'
import { backTo, useDesk } from './desk-address.ts'

export function DraftsPanel() {
  // With every visit, but not meanwhile: a new one on top would push the others from under somebody's hand.
  const { data, isError, isFetching, refetch } = useQuery({ ...draftsQuery, staleTime: watched.staleTime })
  const publish = usePublishDraft()
  const { address } = useDesk()
  const [doomed, setDoomed] = useState<WaitingDraft | null>(null)
  const keeper = useFocusKeeper<HTMLDivElement>()
  if (!data && isError)
    return <ErrorState title="The drafts did not load" onRetry={() => void refetch()} retrying={isFetching} />
  if (!data || data.drafts.length === 0) return null
  return (
    <Card {...keeper} as="section" aria-labelledby="drafts-heading" className="grid grid-cols-1 gap-3">
      <h2 id="drafts-heading" className="text-xl">
        Drafts
      </h2>
      {data.drafts.length >= mostDrafts && (
        <p className="text-muted">
          The first {mostDrafts}. The others follow when some of these are published or deleted.
        </p>
      )}
      <ul className="grid grid-cols-1 gap-2">
        {data.drafts.map((draft) => (
          <li key={draft.id} id={`row-${draft.id}`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 flex-1 basis-64">
              <SiteLink
                to="/jobs/$id"
                params={{ id: draft.id }}
                className="link inline-flex min-h-6 items-center font-semibold"
              >
                <bdi>{draft.title}</bdi>
              </SiteLink>
              , <bdi>{draft.company}</bdi>
              <span className="block text-sm text-muted">
                {sayWhen(draft)}
                {draft.origin && (
                  <>
                    , from the feed <bdi>{draft.origin}</bdi>
                  </>
                )}
              </span>
            </span>
            <SiteLink
              to="/edit-job/$id"
              params={{ id: draft.id }}
              search={{ back: backTo({ ...address, section: 'jobs' }) }}
              aria-label={`Edit the draft ${draft.title}`}
              className={buttonClasses({ variant: 'ghost', size: 'sm' })}
            >
              Edit
            </SiteLink>
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Delete the draft ${draft.title}`}
              onClick={() => setDoomed(draft)}
            >
              Delete
            </Button>
            {/* Nobody has read what a feed brought: it is looked over first. */}
            {draft.origin === null && (
              <Button
                size="sm"
                variant="outline"
                aria-label={`Publish now: ${draft.title}`}
                pending={publish.isPending && publish.variables === draft.id}
                aria-disabled={publish.isPending}
                onClick={() => publish.mutate(draft.id)}
              >
                Publish now
              </Button>
            )}
          </li>
        ))}
      </ul>
      <DeleteDraft draft={doomed} onClose={() => setDoomed(null)} />
    </Card>
  )
}

function DeleteDraft({ draft, onClose }: { draft: WaitingDraft | null; onClose: () => void }) {
  const remove = useDeleteJob({ onDone: onClose })
  const stays = draft?.origin ? ' It does not come again from its feed.' : ''
  return (
    <ConfirmDialog
      open={draft !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Delete this draft?"
      description={`“${draft?.title ?? ''}” of ${draft?.company ?? ''} disappears.${stays}`}
      confirmText="Delete draft"
      pending={remove.isPending}
      pendingText="Deleting"
      onConfirm={() => draft && remove.mutate(draft.id)}
    />
  )
}

function sayWhen({ publishAt, createdAt }: WaitingDraft): string {
  if (publishAt) return `Goes online on ${writeMoment(new Date(publishAt))} UTC`
  return `Saved on ${writeMoment(new Date(createdAt))} UTC`
}
