// Every "no" around notes, with its sentence.
import { refuseWith } from '#shared/refusal.ts'

export const refuse = refuseWith<'note_not_found' | 'not_your_note'>({
  note_not_found: 'This note is gone already',
  not_your_note: 'Only its author can delete a note',
})
