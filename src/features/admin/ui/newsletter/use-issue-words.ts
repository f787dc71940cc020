// Subject and intro of the coming issue while they are written: what was typed, its saving, and what others save meanwhile.
import { useRef, useState } from 'react'
import { IntroEdit } from '#features/newsletter/newsletter.schema.ts'
import { useIntroEdit } from '#features/newsletter/ui/desk.api.ts'
import { followSaved, type IssueWords, isSame } from './saved-words.ts'

export function useIssueWords(week: string, saved: IssueWords) {
  const [typed, setTyped] = useState(saved)
  const [known, setKnown] = useState(saved)
  const [isInTheWay, setInTheWay] = useState(false)
  const [error, setError] = useState<string>()
  const sent = useRef<IssueWords | null>(null)
  const edit = useIntroEdit()

  if (!isSame(saved, known)) {
    const next = followSaved({ typed, known, sent: sent.current }, saved)
    setKnown(saved)
    setTyped(next.typed)
    setInTheWay(next.isInTheWay)
  }

  return {
    typed,
    isChanged: !isSame(typed, saved),
    /** Somebody saved other words than what is typed. */
    isInTheWay,
    error,
    isSaving: edit.isPending,
    change: (part: Partial<IssueWords>) => setTyped({ ...typed, ...part }),
    save() {
      if (edit.isPending) return
      const parsed = IntroEdit.safeParse(typed)
      setError(parsed.error?.issues[0]?.message)
      if (!parsed.success) return
      sent.current = { subject: typed.subject, ...parsed.data }
      edit.mutate({ ...parsed.data, week })
    },
    takeTheirs() {
      setTyped(saved)
      setInTheWay(false)
    },
  }
}
