// The team's notes on a topic, in a dialog: on the topic's page and in the queues.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DeleteNote } from '#design/delete-note.tsx'
import { Dialog } from '#design/dialog.tsx'
import { ErrorState } from '#design/error-state.tsx'
import { NoteForm } from '#design/note-form.tsx'
import { Loading, SkeletonText } from '#design/skeleton.tsx'
import { meQuery } from '#features/accounts/ui/session.api.ts'
import { noteMax, type TopicNote, TopicNoteDraft } from '../act.schema.ts'
import { notesQuery, useDeleteNote, useNote } from './notes.api.ts'
import { RelativeTime } from './relative-time.tsx'

type Props = { topicId: string; open: boolean; onOpenChange: (open: boolean) => void }

export function TopicNotesDialog({ topicId, open, onOpenChange }: Props) {
  const { data, isError, isFetching, refetch } = useQuery({ ...notesQuery(topicId), enabled: open, staleTime: 0 })
  const add = useNote(topicId)
  const [text, setText] = useState('')
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Notes on this topic"
      description="For the team. They are part of what the topic's author gets when they ask for their data, without your name."
    >
      <div className="grid gap-6">
        {data ? (
          <NoteList topicId={topicId} notes={data.notes} />
        ) : isError ? (
          <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <Loading>
            <SkeletonText lines={3} />
          </Loading>
        )}
        <NoteForm
          text={text}
          onText={setText}
          check={(typed) => TopicNoteDraft.safeParse({ text: typed }).error?.issues[0]?.message}
          maxLength={noteMax}
          isPending={add.isPending}
          onKeep={add.mutate}
        />
      </div>
    </Dialog>
  )
}

function NoteList({ topicId, notes }: { topicId: string; notes: readonly TopicNote[] }) {
  const { data: me } = useQuery(meQuery)
  const remove = useDeleteNote(topicId)
  if (notes.length === 0) return <p className="text-sm text-muted">Nothing was noted yet.</p>
  return (
    <ul className="grid gap-2 text-sm">
      {notes.map(({ id, text, author, createdAt }) => (
        <li key={id} className="flex items-start justify-between gap-3 rounded-md bg-sunken px-3 py-2">
          <div className="min-w-0">
            <p dir="auto" className="[overflow-wrap:anywhere] whitespace-pre-line">
              {text}
            </p>
            <p className="mt-1 text-muted">
              <bdi>{author?.username ?? 'Somebody who left'}</bdi>, <RelativeTime time={createdAt} />
            </p>
          </div>
          {author && author.id === me?.id && (
            <DeleteNote isPending={remove.isPending && remove.variables === id} onDelete={() => remove.mutate(id)} />
          )}
        </li>
      ))}
    </ul>
  )
}
