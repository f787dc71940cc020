// What the fields of a listing's form hold: text where the contract allows nothing.
import type { JobPost } from '../job.schema.ts'

export type JobFormValues = Omit<JobPost, 'createdAt'>
