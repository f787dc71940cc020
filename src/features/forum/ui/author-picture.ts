// The small copy of an author's picture.
import { idOfPath, sizedPath } from '#features/uploads/upload.rules.ts'
import type { Author } from '../forum.schema.ts'

export function authorPicture({ profilePicture }: Pick<Author, 'profilePicture'>): string | null {
  return profilePicture && idOfPath(profilePicture) ? sizedPath(profilePicture, 96) : profilePicture
}
