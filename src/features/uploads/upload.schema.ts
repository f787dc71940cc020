// The contract of uploads: what starting one answers, and what other forms may store as a picture.
import { z } from 'zod'
import { idOfPath } from './upload.rules.ts'

export const UploadTicket = z.object({ uploadURL: z.string(), objectPath: z.string() })
export type UploadTicket = z.infer<typeof UploadTicket>

export function objectPathField(text: string) {
  return z.string({ error: text }).refine((path) => idOfPath(path) !== null, text)
}
