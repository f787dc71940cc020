// Acts on the listings that were chosen in the table.
import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { TextField } from '#design/field.tsx'
import type { JobsAct } from '../admin.schema.ts'
import { useActOnJobs } from './people.api.ts'

const acts = [
  ['close', 'Close'],
  ['reopen', 'Reopen'],
  ['feature', 'Feature'],
  ['unfeature', 'Unfeature'],
] as const

/** The API takes as many at once. */
export const mostChosen = 100

export function JobsActBar({ ids, onDone }: { ids: string[]; onDone: () => void }) {
  const [days, setDays] = useState('30')
  const [isAsking, setAsking] = useState(false)
  const act = useActOnJobs({
    onDone: () => {
      setAsking(false)
      onDone()
    },
  })
  const send = (name: JobsAct['act']) => act.mutate({ ids, act: name, days: Number(days) || 30 })
  return (
    <fieldset className="flex flex-wrap items-end gap-2 rounded-lg border border-line bg-surface p-3">
      <legend className="sr-only">Act on the chosen jobs</legend>
      <p className="min-h-11 content-center px-2 text-sm font-semibold">{ids.length} chosen</p>
      {acts.map(([name, label]) => (
        <Button key={name} variant="outline" disabled={act.isPending} onClick={() => send(name)}>
          {label}
        </Button>
      ))}
      <div className="flex items-end gap-2">
        <TextField
          label="Days"
          labelHidden
          type="number"
          min={1}
          max={365}
          className="w-24"
          value={days}
          onChange={({ target }) => setDays(target.value)}
        />
        <Button variant="outline" disabled={act.isPending} onClick={() => send('extend')}>
          Extend by days
        </Button>
      </div>
      <Button variant="danger" disabled={act.isPending} onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Delete ${ids.length} ${ids.length === 1 ? 'job' : 'jobs'}?`}
        description="They disappear with their favorites, applications and numbers. This cannot be undone."
        confirmText="Delete"
        pending={act.isPending}
        pendingText="Deleting"
        onConfirm={() => send('delete')}
      />
    </fieldset>
  )
}
