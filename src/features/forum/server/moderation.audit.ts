// What the audit log says of undoing an act and of notes on topics. What a note says stays with the topic.
import { changeById } from '#http/admin-act.ts'
import { readActState } from './acts.store.ts'
import { readNoteState, readNotesState } from './topic-notes.store.ts'

export const actUndone = changeById(readActState)
export const topicNotesChange = changeById(readNotesState)
export const noteDeletion = changeById(readNoteState)
