// An issue that has begun to go out: it can be stopped, and then go on to the others, with other words if need be.
import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Dialog } from '#design/dialog.tsx'
import { DialogButtons } from '#design/dialog-buttons.tsx'
import { UnsavedChanges } from '#design/unsaved-changes.tsx'
import { mondayOf } from '#features/newsletter/newsletter.rules.ts'
import { IntroEdit, type Issue } from '#features/newsletter/newsletter.schema.ts'
import { useResume, useStop } from '#features/newsletter/ui/desk.api.ts'
import { type IssueWords, isSame } from './saved-words.ts'
import { WordsFields } from './words-fields.tsx'

export function IssueWay({ issue }: { issue: Issue }) {
  const { status, waiting } = issue
  if (status === 'stopped' && issue.canBeRead) return <GoOn issue={issue} />
  return status === 'sending' || waiting > 0 ? <Stop week={issue.week} /> : null
}

const named = (act: string, week: string) => `${act} the issue of ${mondayOf(week)}`

function Stop({ week }: { week: string }) {
  const [isAsked, setAsked] = useState(false)
  const stop = useStop()
  return (
    <>
      <Button variant="outline" size="sm" aria-label={named('Stop', week)} onClick={() => setAsked(true)}>
        Stop
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title="Stop this issue?"
        description="Letters that wait are held back. Whoever has theirs keeps it. The others can still get it: it can go on, with other words if something is wrong with these. What it tells of does not come with the next issue."
        confirmText="Stop it"
        pending={stop.isPending}
        pendingText="Stopping"
        onConfirm={() => stop.mutate(week, { onSettled: () => setAsked(false) })}
      />
    </>
  )
}

/** What is typed outlives the dialog: closing it to look at the issue once more costs no words. */
function GoOn({ issue: { week, subject, intro } }: { issue: Issue }) {
  const saved = { subject, intro }
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState<IssueWords>(saved)
  return (
    <>
      <UnsavedChanges isUnsaved={!isSame(typed, saved)} />
      <Button variant="outline" size="sm" aria-label={named('Go on with', week)} onClick={() => setOpen(true)}>
        Go on
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Go on with this issue?"
        description="It goes at once to every reader who has not had it."
      >
        <OtherWords week={week} words={typed} onChange={setTyped} onEnd={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

type WordsProps = { week: string; words: IssueWords; onChange: (words: IssueWords) => void; onEnd: () => void }

function OtherWords({ week, words, onChange, onEnd }: WordsProps) {
  const [error, setError] = useState<string>()
  const resume = useResume()
  const send = () => {
    const parsed = IntroEdit.safeParse(words)
    setError(parsed.error?.issues[0]?.message)
    if (parsed.success && !resume.isPending) resume.mutate({ week, words: parsed.data }, { onSuccess: onEnd })
  }
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <WordsFields words={words} error={error} onChange={(part) => onChange({ ...words, ...part })} />
      <DialogButtons onCancel={onEnd} variant="primary" pending={resume.isPending} pendingText="Going on">
        Send to the others
      </DialogButtons>
    </form>
  )
}
