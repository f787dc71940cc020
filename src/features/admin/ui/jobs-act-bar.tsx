// Acts on the listings that are chosen and shown: each is asked about by name, and a closing can be taken back.
import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { TextField } from '#design/field.tsx'
import { showToast } from '#design/toast-store.ts'
import type { JobNumbers } from '#features/analytics/analytics.schema.ts'
import { displayDaysDefault, displayDaysMost } from '#features/jobs/job.rules.ts'
import { JobsAct, type JobsActDone } from '../admin.schema.ts'
import { useActOnJobs } from './people.api.ts'

type Name = JobsAct['act']

const acts = [
  ['close', 'Close'],
  ['reopen', 'Reopen'],
  ['feature', 'Feature'],
  ['unfeature', 'Unfeature'],
] as const

const questions: Record<Name, { verb: string; text: string }> = {
  close: { verb: 'Close', text: 'They leave the board at once. You can take it back.' },
  reopen: { verb: 'Reopen', text: 'They are on the board again, where nothing stands against it.' },
  extend: { verb: 'Extend', text: 'They stay on the board for longer, or come back to it.' },
  feature: { verb: 'Feature', text: 'They stand out on the board.' },
  unfeature: { verb: 'Unfeature', text: 'They stand among the others again.' },
  delete: {
    verb: 'Delete',
    text: 'They disappear with their favorites, applications and numbers. This cannot be undone.',
  },
}

/** Long enough to read what was done. */
const undoMs = 15_000
const countJobs = (count: number) => `${count} ${count === 1 ? 'job' : 'jobs'}`

export function JobsActBar({ jobs, onDone }: { jobs: readonly JobNumbers[]; onDone: () => void }) {
  const [typed, setTyped] = useState(String(displayDaysDefault))
  const days = JobsAct.shape.days.safeParse(Number(typed)).data
  const [asked, setAsked] = useState<Name | null>(null)
  const undo = useActOnJobs({ onDone: (answer) => tell(answer, 'Reopened') })
  const act = useActOnJobs({
    onDone: (answer, { ids, act: name }) => {
      setAsked(null)
      onDone()
      const closed = ids.filter((id) => jobs.some((job) => job.id === id && job.active))
      const action = {
        label: 'Undo',
        onClick: () => undo.mutate({ ids: closed, act: 'reopen', days: displayDaysDefault }),
      }
      tell(answer, `${questions[name].verb}: done`, name === 'close' && closed.length > 0 ? action : undefined)
    },
  })
  const ids = jobs.map(({ id }) => id)
  const { verb, text } = questions[asked ?? 'close']
  return (
    <fieldset className="act-bar">
      <legend className="sr-only">Act on the chosen jobs</legend>
      <p className="min-h-12 flex-none content-center px-2 text-sm font-semibold">{jobs.length} chosen</p>
      {acts.map(([name, label]) => (
        <Button key={name} variant="outline" aria-disabled={act.isPending} onClick={() => setAsked(name)}>
          {label}
        </Button>
      ))}
      <div className="flex items-end gap-2">
        <TextField
          label="Days"
          labelHidden
          type="number"
          min={1}
          max={displayDaysMost}
          className="w-24"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={days ? undefined : `Please choose 1 to ${displayDaysMost} days`}
        />
        <Button variant="outline" disabled={!days} aria-disabled={act.isPending} onClick={() => setAsked('extend')}>
          Extend by days
        </Button>
      </div>
      <Button variant="danger" aria-disabled={act.isPending} onClick={() => setAsked('delete')}>
        Delete
      </Button>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={`${verb} ${countJobs(jobs.length)}?`}
        description={asked === 'extend' ? `By ${days === 1 ? '1 day' : `${days} days`}. ${text}` : text}
        confirmText={verb}
        danger={asked === 'delete'}
        pending={act.isPending}
        pendingText="Working"
        onConfirm={() => asked && act.mutate({ ids, act: asked, days: days ?? 30 })}
      >
        <ul className="grid max-h-60 list-disc gap-1 overflow-y-auto ps-5 text-sm">
          {jobs.map(({ id, title, company }) => (
            <li key={id} className="[overflow-wrap:anywhere]">
              <bdi>{title}</bdi>, <bdi>{company}</bdi>
            </li>
          ))}
        </ul>
      </ConfirmDialog>
    </fieldset>
  )
}

/** What was left as it was is said with its reason. */
function tell({ done, left }: JobsActDone, what: string, action?: { label: string; onClick: () => void }): void {
  const title = `${what} for ${countJobs(done)}`
  if (left.length === 0) return void showToast({ title, ...(action ? { action, duration: undoMs } : {}) })
  const description = left.map((each) => `${each.title}: ${each.text}`).join(' ')
  showToast({ title: done > 0 ? title : 'Nothing was changed', description, variant: 'destructive', duration: undoMs })
}
