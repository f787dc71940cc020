// Listings that wait: published at once, or edited first. Nothing at all where none waits.
import { useQuery } from '@tanstack/react-query'
import { Button, buttonClasses } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { SiteLink } from '#design/site-link.tsx'
import type { WaitingDraft } from '#features/jobs/job.schema.ts'
import { draftsQuery, usePublishDraft } from '#features/jobs/ui/posting.api.ts'
import { writeMoment } from '#shared/plain-writing.ts'

export function DraftsPanel() {
  const { data } = useQuery(draftsQuery)
  const publish = usePublishDraft()
  if (!data || data.drafts.length === 0) return null
  return (
    <Card as="section" className="grid grid-cols-1 gap-3">
      <h2 className="text-xl">Drafts</h2>
      <ul className="grid grid-cols-1 gap-2">
        {data.drafts.map((draft) => (
          <li key={draft.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 flex-1 basis-64">
              <bdi className="font-semibold">{draft.title}</bdi>, <bdi>{draft.company}</bdi>
              <span className="block text-sm text-muted">{sayWhen(draft)}</span>
            </span>
            <SiteLink
              to="/edit-job/$id"
              params={{ id: draft.id }}
              aria-label={`Edit the draft ${draft.title}`}
              className={buttonClasses({ variant: 'ghost', size: 'sm' })}
            >
              Edit
            </SiteLink>
            <Button
              size="sm"
              variant="outline"
              aria-label={`Publish ${draft.title} now`}
              disabled={publish.isPending}
              onClick={() => publish.mutate(draft.id)}
            >
              Publish now
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function sayWhen({ publishAt, createdAt }: WaitingDraft): string {
  if (publishAt) return `Goes online on ${writeMoment(new Date(publishAt))} UTC`
  return `Saved on ${writeMoment(new Date(createdAt))} UTC`
}
