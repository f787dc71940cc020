// What those who look after the forum do with a topic: pin, lock, move, merge and note.
import { Suspense, useState } from 'react'
import { askedPart } from '#design/asked-part.ts'
import { Button } from '#design/button.tsx'
import { Merge } from '#design/desk-icons.tsx'
import { Lock, LockOpen, Pin, PinOff } from '#design/icons.tsx'
import { Select } from '#design/select.tsx'
import type { Category } from '../category.schema.ts'
import type { Topic } from '../forum.schema.ts'
import { useLockTopic, useMoveTopic, usePinTopic } from './moderation.api.ts'
import { TopicNotesButton } from './notes-button.tsx'

const MergeDialog = askedPart(async () => (await import('./merge-dialog.tsx')).MergeDialog)

type Props = {
  topic: Topic
  categories: readonly Category[] | undefined
  onMerged: (topic: Pick<Topic, 'id'>) => void
}

export function ModeratorActions({ topic, categories, onMerged }: Props) {
  const { id, isPinned, isLocked } = topic
  const pin = usePinTopic(id)
  const lock = useLockTopic(id)
  const [isMerging, setMerging] = useState<boolean | null>(null)
  return (
    <>
      <Button variant="ghost" size="sm" pending={pin.isPending} onClick={() => pin.mutate(!isPinned)}>
        {isPinned ? <PinOff aria-hidden="true" /> : <Pin aria-hidden="true" />}
        {isPinned ? 'Unpin' : 'Pin'}
      </Button>
      <Button variant="ghost" size="sm" pending={lock.isPending} onClick={() => lock.mutate(!isLocked)}>
        {isLocked ? <LockOpen aria-hidden="true" /> : <Lock aria-hidden="true" />}
        {isLocked ? 'Unlock' : 'Lock'}
      </Button>
      <Button variant="ghost" size="sm" onClick={() => setMerging(true)}>
        <Merge aria-hidden="true" />
        Merge
      </Button>
      <TopicNotesButton topicId={id} />
      {categories && <MoveSelect topic={topic} categories={categories} />}
      <Suspense>
        {isMerging !== null && (
          <MergeDialog topic={topic} open={isMerging} onOpenChange={setMerging} onMerged={onMerged} />
        )}
      </Suspense>
    </>
  )
}

function MoveSelect({ topic, categories }: { topic: Topic; categories: readonly Category[] }) {
  const move = useMoveTopic(topic.id)
  return (
    <Select
      aria-label="Move to category"
      className="w-52"
      aria-busy={move.isPending || undefined}
      options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
      value={move.isPending ? move.variables : topic.category}
      onChange={(event) => !move.isPending && move.mutate(event.target.value)}
    />
  )
}
