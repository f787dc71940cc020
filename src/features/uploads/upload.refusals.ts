// Every "no" of uploads, with its sentence.
import { Refusal, type RefusalKind } from '#shared/refusal.ts'

export type UploadRefusal =
  | 'ticket_not_valid'
  | 'not_your_ticket'
  | 'file_too_large'
  | 'not_a_picture'
  | 'picture_damaged'
  | 'too_many_pixels'
  | 'too_many_frames'
  | 'object_not_found'
  | 'storage_unavailable'

const texts = {
  ticket_not_valid: 'This upload address is not valid any more. Please start the upload again.',
  not_your_ticket: 'This upload belongs to somebody else',
  file_too_large: 'Please select a file smaller than 5MB',
  not_a_picture: 'Only PNG, JPEG and GIF pictures can be uploaded',
  picture_damaged: 'This picture is damaged and could not be read',
  too_many_pixels: 'This picture is too large: at most 40 megapixels',
  too_many_frames: 'This animation is too long: at most 300 frames',
  object_not_found: 'This picture was not uploaded, or not by you',
  storage_unavailable: 'Pictures can not be stored right now. Please try again in a moment.',
} satisfies Record<UploadRefusal, string>

export function refuse(kind: RefusalKind, reason: UploadRefusal): Refusal<UploadRefusal> {
  return new Refusal(kind, reason, { text: texts[reason], ...(kind === 'unavailable' ? { retryAfterSeconds: 5 } : {}) })
}
