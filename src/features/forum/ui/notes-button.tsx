// Opens the team's notes on a topic, and says how many there are.
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { askedPart } from '#design/asked-part.ts'
import { Button } from '#design/button.tsx'
import { NotebookPen } from '#design/icons.tsx'
import { notesQuery } from './notes.api.ts'

const TopicNotesDialog = askedPart(async () => (await import('./topic-notes.tsx')).TopicNotesDialog)

type Props = { topicId: string; count: number; variant?: 'ghost' | 'outline' }

export function NotesButton({ topicId, count, variant = 'outline' }: Props) {
  const [isOpen, setOpen] = useState<boolean | null>(null)
  return (
    <>
      <Button variant={variant} size={variant === 'ghost' ? 'sm' : 'md'} onClick={() => setOpen(true)}>
        <NotebookPen aria-hidden="true" />
        {count > 0 ? `Notes (${count})` : 'Notes'}
      </Button>
      <Suspense>
        {isOpen !== null && <TopicNotesDialog topicId={topicId} open={isOpen} onOpenChange={setOpen} />}
      </Suspense>
    </>
  )
}

/** On the topic's own page, where nobody has counted them yet. */
export function TopicNotesButton({ topicId }: { topicId: string }) {
  const { data } = useQuery(notesQuery(topicId))
  return <NotesButton topicId={topicId} count={data?.notes.length ?? 0} variant="ghost" />
}
