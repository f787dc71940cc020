// What the fields of a listing's form hold: text where the contract allows nothing.
import type { JobPost } from '../job.schema.ts'

export type JobFormValues = Omit<JobPost, 'createdAt'>

/** For a day, a choice or a name: an emptied field says nothing. */
export const orNothing = { setValueAs: (text: string | null | undefined) => text || null }
