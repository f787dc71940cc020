// Notes of the team on a person: who wrote what and when; one's own can be deleted.
import { IconButton } from '#design/icon-button.tsx'
import { Trash2 } from '#design/icons.tsx'
import { NoteForm } from '#design/note-form.tsx'
import { writeMinute } from '#shared/write-minute.ts'
import { type Note, NoteDraft } from '../conduct.schema.ts'
import { useAddNote, useDeleteNote } from './conduct.api.ts'

type Props = { id: string; notes: Note[]; me: { id: string } }

export function NotesPart({ id, notes, me }: Props) {
  const add = useAddNote(id)
  const remove = useDeleteNote(id)
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
                <IconButton
                  label="Delete this note"
                  size="sm"
                  pending={remove.isPending && remove.variables === note.id}
                  onClick={() => remove.mutate(note.id)}
                >
                  <Trash2 aria-hidden="true" />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      <NoteForm
        check={(text) => NoteDraft.safeParse({ text }).error?.issues[0]?.message}
        maxLength={2_000}
        hint="For the team. It is part of what the person gets when they ask for their data, without your name."
        isPending={add.isPending}
        onKeep={add.mutate}
      />
    </section>
  )
}
