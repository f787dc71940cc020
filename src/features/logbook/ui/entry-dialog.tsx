// Changes an entry: stage, days and the private note.
import { type FormEvent, useState } from 'react'
import { Button } from '#design/button.tsx'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Dialog } from '#design/dialog.tsx'
import { TextAreaField, TextField } from '#design/field.tsx'
import { SelectField } from '#design/select.tsx'
import { stages } from '../logbook.rules.ts'
import type { LogbookEntry, LogbookNote } from '../logbook.schema.ts'
import { movedTo } from '../logbook-count.rules.ts'
import { localDay } from './local-day.ts'
import { useNoteDown, useStrikeOut } from './logbook.api.ts'
import { stageOptions } from './stage-options.ts'

type Props = { entry: LogbookEntry; now: Date; onClose: () => void }

const questions = {
  leave: {
    title: 'Close without saving?',
    description: 'What you changed here is lost.',
    confirmText: 'Close',
    cancelText: 'Go on writing',
  },
  remove: {
    title: 'Remove it from your logbook?',
    description: 'This listing is not on the board any more. Once removed, it cannot be noted again.',
    confirmText: 'Remove',
    cancelText: 'Keep it',
  },
}

const tidy = (draft: LogbookNote): LogbookNote => ({ ...draft, note: draft.note?.trim() || null })

export function EntryDialog({ entry, now, onClose }: Props) {
  const { stage, appliedOn, nextOn, note } = entry
  const [first] = useState<LogbookNote>({ stage, appliedOn, nextOn, note })
  const [draft, setDraft] = useState(first)
  const [asked, setAsked] = useState<keyof typeof questions | null>(null)
  const save = useNoteDown({ done: 'Noted', onDone: onClose })
  const strikeOut = useStrikeOut(onClose)
  const isPending = save.isPending || strikeOut.isPending
  const change = (part: Partial<LogbookNote>) => setDraft({ ...draft, ...part })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending) save.mutate({ jobId: entry.jobId, note: tidy(draft) })
  }
  function leave() {
    if (isPending) return
    if (JSON.stringify(tidy(draft)) === JSON.stringify(tidy(first))) onClose()
    else setAsked('leave')
  }
  return (
    <Dialog open onOpenChange={(open) => open || leave()} title={entry.title} description="Only you can read this.">
      <form className="grid gap-4" onSubmit={submit}>
        <SelectField
          label="Stage"
          value={draft.stage}
          options={stageOptions}
          onChange={({ target }) =>
            setDraft(movedTo(draft, stages.find((each) => each === target.value)!, localDay(now)))
          }
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="Applied on"
            type="date"
            value={draft.appliedOn ?? ''}
            onChange={({ target }) => change({ appliedOn: target.value || null })}
          />
          <TextField
            label="Next step on"
            type="date"
            hint="It is in your calendar."
            value={draft.nextOn ?? ''}
            onChange={({ target }) => change({ nextOn: target.value || null })}
          />
        </div>
        <TextAreaField
          label="Note"
          rows={6}
          maxLength={10_000}
          hint="You can use **bold**, lists and links."
          value={draft.note ?? ''}
          onChange={({ target }) => change({ note: target.value })}
        />
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
          <Button
            variant="ghost"
            pending={strikeOut.isPending}
            pendingText="Removing"
            // What is gone from the board can't be put back.
            onClick={() => isPending || (entry.isLive ? strikeOut.mutate(entry) : setAsked('remove'))}
          >
            Remove from the logbook
          </Button>
          <Button type="submit" pending={save.isPending} pendingText="Saving">
            Save
          </Button>
        </div>
      </form>
      <ConfirmDialog
        {...questions[asked ?? 'leave']}
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        pending={strikeOut.isPending}
        pendingText="Removing"
        onConfirm={() => (asked === 'remove' ? strikeOut.mutate(entry) : onClose())}
      />
    </Dialog>
  )
}
