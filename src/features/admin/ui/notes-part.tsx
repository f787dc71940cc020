// Notes of the team on a person: who wrote what and when; one's own can be deleted.
import { useState } from 'react'
import { DeleteNote } from '#design/delete-note.tsx'
import { NoteForm } from '#design/note-form.tsx'
import { writeMinute } from '#shared/write-minute.ts'
import { type Note, NoteDraft } from '../conduct.schema.ts'
import { useAddNote, useDeleteNote } from './conduct.api.ts'

type Props = { id: string; notes: Note[]; me: { id: string } }

export function NotesPart({ id, notes, me }: Props) {
  const add = useAddNote(id)
  const remove = useDeleteNote(id)
  const [text, setText] = useState('')
  return (
    <section className="grid gap-3 border-t border-line pt-6">
      <h3 className="text-lg">Notes</h3>
      {notes.length > 0 && (
        <ul className="grid gap-2 text-sm">
          {notes.map((note) => (
            <li key={note.id} className="flex items-start justify-between gap-3 rounded-md bg-sunken px-3 py-2">
              <div className="min-w-0">
                <p className="[overflow-wrap:anywhere] whitespace-pre-line">{note.text}</p>
                <p className="mt-1 text-muted">
                  <bdi>{note.author?.username ?? 'Somebody who left'}</bdi>, {writeMinute(note.createdAt)}
                </p>
              </div>
              {note.author?.id === me.id && (
                <DeleteNote
                  isPending={remove.isPending && remove.variables === note.id}
                  onDelete={() => remove.mutate(note.id)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <NoteForm
        text={text}
        onText={setText}
        check={(typed) => NoteDraft.safeParse({ text: typed }).error?.issues[0]?.message}
        maxLength={2_000}
        hint="For the team. It is part of what the person gets when they ask for their data, without your name."
        isPending={add.isPending}
        onKeep={add.mutate}
      />
    </section>
  )
}
