// A note of the team: a text, checked before it is kept, and empty again once it is. Where the form may be closed, whoever
// opens it again has what was begun.
import { type Dispatch, type FormEvent, type SetStateAction, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from './button.tsx'
import { TextAreaField } from './field.tsx'
import { focusRefused } from './focus-refused.ts'

type Props = {
  text: string
  onText: Dispatch<SetStateAction<string>>
  /** What is wrong with a text, if anything. */
  check: (text: string) => string | undefined
  onKeep: (text: string, done: { onSuccess: () => void }) => void
  isPending: boolean
  maxLength: number
  hint?: string
}

export function NoteForm({ text, onText, check, onKeep, isPending, maxLength, hint }: Props) {
  const [error, setError] = useState<string>()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const wrong = check(text)
    flushSync(() => setError(wrong))
    focusRefused(event.currentTarget)
    // On a slow line somebody may be at the next one already.
    const empty = () => onText((typed) => (typed === text ? '' : typed))
    if (wrong === undefined && !isPending) onKeep(text.trim(), { onSuccess: empty })
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <TextAreaField
        label="New note"
        name="note"
        rows={3}
        maxLength={maxLength}
        {...(hint ? { hint } : {})}
        value={text}
        error={error}
        onChange={({ target }) => onText(target.value)}
      />
      <Button type="submit" variant="outline" className="justify-self-start" pending={isPending} pendingText="Keeping">
        Keep note
      </Button>
    </form>
  )
}
