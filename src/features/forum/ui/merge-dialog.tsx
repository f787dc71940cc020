// Merges a topic into another, which is found by its title.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '#design/dialog.tsx'
import { DialogButtons } from '#design/dialog-buttons.tsx'
import { TextField } from '#design/field.tsx'
import type { Topic } from '../forum.schema.ts'
import { topicsQuery } from './forum.api.ts'
import { useMergeTopic } from './moderation.api.ts'

type Props = {
  topic: Pick<Topic, 'id' | 'title'>
  open: boolean
  onOpenChange: (open: boolean) => void
  onMerged: (topic: Pick<Topic, 'id'>) => void
}

const shown = 6

export function MergeDialog({ topic, open, onOpenChange, onMerged }: Props) {
  const [words, setWords] = useState('')
  const [into, setInto] = useState<string | null>(null)
  const merge = useMergeTopic(topic.id, onMerged)
  const query = topicsQuery({ search: words.trim() })
  const { data } = useQuery({ ...query, enabled: open, placeholderData: keepPreviousData })
  const others = (data?.topics ?? []).filter(({ id }) => id !== topic.id).slice(0, shown)
  // What other words have taken off the list is not chosen any more: nobody would see which it is.
  const chosen = others.find(({ id }) => id === into)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Merge this topic"
      description="It becomes a reply in the topic you choose, and its replies follow. Links to it keep working; splitting the replies off again undoes it."
    >
      <div className="grid gap-5">
        <TextField
          label="Find the other topic"
          type="search"
          value={words}
          maxLength={200}
          onChange={(event) => setWords(event.target.value)}
        />
        <fieldset className="grid gap-1">
          <legend className="sr-only">Topics to merge into</legend>
          {others.map(({ id, title }) => (
            <label key={id} className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-2 hover:bg-hover">
              <input type="radio" name="into" value={id} checked={into === id} onChange={() => setInto(id)} />
              <span dir="auto" className="min-w-0 text-sm [overflow-wrap:anywhere]">
                {title}
              </span>
            </label>
          ))}
          {data && others.length === 0 && <p className="text-sm text-muted">No other topic has these words.</p>}
        </fieldset>
        <DialogButtons
          onCancel={() => onOpenChange(false)}
          type="button"
          disabled={!chosen}
          pending={merge.isPending}
          pendingText="Merging"
          onClick={() => chosen && merge.mutate(chosen.id)}
        >
          Merge
        </DialogButtons>
      </div>
    </Dialog>
  )
}
