// What can be done with a document that is written: publish now or at a time, keep as a draft, take from the site.
import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { TextField } from '#design/field.tsx'
import { mayLeave } from '../document.rules.ts'
import type { Document, Kind } from '../document.schema.ts'

type Props = {
  kind: Kind
  standing: Document | null
  problems: Record<string, string>
  isSaving: boolean
  /** Undefined: at once. Null: a draft. */
  onSave: (publishAt?: string | null) => void
}

/** What waits keeps its time unless another one is chosen. */
const waitingTime = (standing: Document | null) =>
  standing?.state === 'scheduled' && standing.publishAt ? standing.publishAt.slice(0, 16) : ''

export function PublishBar({ kind, standing, problems, isSaving, onSave }: Props) {
  const [at, setAt] = useState(() => waitingTime(standing))
  const [asks, setAsks] = useState(false)
  const isReady = Object.keys(problems).length === 0
  const leaves = standing?.isPublic && mayLeave(kind)
  return (
    <div className="flex flex-wrap items-end gap-3 border-t border-line pt-4">
      <Button variant="primary" disabled={!isReady} pending={isSaving} pendingText="Saving" onClick={() => onSave()}>
        Publish now
      </Button>
      <TextField
        label="Or at a time (UTC)"
        type="datetime-local"
        className="basis-56"
        value={at}
        hint={waitingTime(standing) && 'It waits for its time; a draft waits for none'}
        onChange={(event) => setAt(event.target.value)}
      />
      <Button
        variant="outline"
        disabled={!isReady || at === ''}
        pending={isSaving}
        onClick={() => onSave(`${at}:00.000Z`)}
      >
        Publish at this time
      </Button>
      <Button variant="outline" pending={isSaving} onClick={() => (leaves ? setAsks(true) : onSave(null))}>
        {leaves ? 'Take from the site' : 'Save as a draft'}
      </Button>
      {asks && (
        <ConfirmDialog
          open
          onOpenChange={setAsks}
          title="Take this article from the site?"
          description="Its address will say that it is gone. The text stays here as a draft and can be published again."
          confirmText="Take it from the site"
          onConfirm={() => {
            setAsks(false)
            onSave(null)
          }}
        />
      )}
    </div>
  )
}
