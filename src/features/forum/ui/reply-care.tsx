// What those who look after the forum do with a reply: see what it said before, and make a topic of it.
import { Suspense, useState } from 'react'
import { askedPart } from '#design/asked-part.ts'
import { Button } from '#design/button.tsx'
import { Split } from '#design/desk-icons.tsx'
import { Clock } from '#design/icons.tsx'
import type { Topic } from '../forum.schema.ts'

const EditsDialog = askedPart(async () => (await import('./edits-dialog.tsx')).EditsDialog)
const SplitDialog = askedPart(async () => (await import('./split-dialog.tsx')).SplitDialog)

export function EditsButton({ postId }: { postId: string }) {
  const [isOpen, setOpen] = useState<boolean | null>(null)
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        <Clock aria-hidden="true" />
        Earlier versions
      </Button>
      <Suspense>{isOpen !== null && <EditsDialog postId={postId} open={isOpen} onOpenChange={setOpen} />}</Suspense>
    </>
  )
}

type Props = { topicId: string; replyIds: readonly string[]; onSplit: (topic: Pick<Topic, 'id'>) => void }

export function SplitButton({ topicId, replyIds, onSplit }: Props) {
  const [isOpen, setOpen] = useState<boolean | null>(null)
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        <Split aria-hidden="true" />
        Split off
      </Button>
      <Suspense>
        {isOpen !== null && (
          <SplitDialog topicId={topicId} replyIds={replyIds} open={isOpen} onOpenChange={setOpen} onSplit={onSplit} />
        )}
      </Suspense>
    </>
  )
}
