// One sentence above every page, with an end, and how it will look.
import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { TextAreaField, TextField } from '#design/field.tsx'
import { focusRefused } from '#design/focus-refused.ts'
import { UnsavedChanges } from '#design/unsaved-changes.tsx'
import type { Announcement } from '#features/settings/settings.schema.ts'
import { useSaveSettings } from '#features/settings/ui/settings.api.ts'
import { useClock } from '#http/client/use-clock.ts'

const toInput = (time: string) => new Date(time).toISOString().slice(0, 16)
const timeOf = (input: string) => `${input}:00.000Z`

type Faults = { text?: string | undefined; endsAt?: string | undefined }

function faultsOf({ text, endsAt }: { text: string; endsAt: string }, now: number): Faults {
  const faults: Faults = {}
  if (text.trim() === '') faults.text = 'Please write what it says.'
  if (endsAt === '') faults.endsAt = 'Please choose when it ends, day and time.'
  // Saved, it would never be seen.
  else if (Date.parse(timeOf(endsAt)) <= now) faults.endsAt = 'Please choose an end that lies ahead. The time is UTC.'
  return faults
}

export function AnnouncementCard({ announcement }: { announcement: Announcement | null }) {
  const saved = { text: announcement?.text ?? '', endsAt: announcement ? toInput(announcement.endsAt) : '' }
  const [text, setText] = useState(saved.text)
  const [endsAt, setEndsAt] = useState(saved.endsAt)
  const [faults, setFaults] = useState<Faults>({})
  const save = useSaveSettings()
  const remove = useSaveSettings({
    onDone: () => {
      setText('')
      setEndsAt('')
      setFaults({})
    },
  })
  const now = useClock()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = faultsOf({ text, endsAt }, now)
    flushSync(() => setFaults(found))
    focusRefused(event.currentTarget)
    if (!found.text && !found.endsAt) save.mutate({ announcement: { text, endsAt: timeOf(endsAt) } })
  }
  return (
    <Card as="section" aria-labelledby="set-announcement">
      <UnsavedChanges isUnsaved={text.trim() !== saved.text || endsAt !== saved.endsAt} />
      <h2 id="set-announcement" className="text-xl">
        Announcement
      </h2>
      <p className="mt-1 text-sm text-muted">
        Stands above every page until it ends or somebody closes it. There is one at a time.
      </p>
      <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
        <TextAreaField
          label="What it says"
          rows={2}
          maxLength={200}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setFaults({ ...faults, text: undefined })
          }}
          error={faults.text}
          hint={`${[...text].length} of 200 characters`}
        />
        <TextField
          label="Ends (UTC)"
          type="datetime-local"
          value={endsAt}
          onChange={(event) => {
            setEndsAt(event.target.value)
            setFaults({ ...faults, endsAt: undefined })
          }}
          error={faults.endsAt}
        />
        {text.trim() && (
          <div>
            <p className="mb-1 text-sm text-muted">It will look like this:</p>
            <p className="rounded-md bg-teal-soft px-4 py-3 text-sm font-medium wrap-anywhere text-teal-ink">{text}</p>
          </div>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={save.isPending} pendingText="Saving">
            Announce
          </Button>
          {announcement && (
            <Button
              variant="outline"
              pending={remove.isPending}
              pendingText="Removing"
              onClick={() => remove.mutate({ announcement: null })}
            >
              Take it down
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}
