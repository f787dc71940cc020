// Hides a listing, or all of its organisation, from one's own lists.
import { Button } from '#design/button.tsx'
import { Dialog } from '#design/dialog.tsx'
import type { JobCard } from '../job.schema.ts'
import { useHide } from './hidden.api.ts'

type Props = { job: Pick<JobCard, 'id' | 'title' | 'company'>; onClose: () => void }

export function HideDialog({ job, onClose }: Props) {
  const hide = useHide(onClose)
  const isHiding = (what: 'jobId' | 'company') => hide.isPending && what in hide.variables
  return (
    <Dialog
      open
      onOpenChange={(open) => open || hide.isPending || onClose()}
      title="Hide from your lists"
      description="It is gone from your lists, numbers and alerts until you show it again, under Alerts in your account."
    >
      <div className="grid grid-cols-1 gap-3">
        <Button
          variant="outline"
          block
          pending={isHiding('jobId')}
          pendingText="Hiding"
          onClick={() => hide.isPending || hide.mutate({ jobId: job.id })}
        >
          Only this listing
        </Button>
        <Button
          variant="outline"
          block
          pending={isHiding('company')}
          pendingText="Hiding"
          onClick={() => hide.isPending || hide.mutate({ company: job.company })}
        >
          <span className="min-w-0 truncate">
            All of <bdi>{job.company}</bdi>
          </span>
        </Button>
      </div>
    </Dialog>
  )
}
