// Every "no" of documents, with its sentence.
import { refuseWith } from '#shared/refusal.ts'

export type DocumentRefusal =
  | 'document_not_found'
  | 'revision_not_found'
  | 'document_changed'
  | 'document_exists'
  | 'document_too_large'
  | 'kind_is_complete'
  | 'version_not_current'

const texts = {
  document_not_found: 'This document does not exist',
  revision_not_found: 'This revision does not exist',
  document_changed:
    'Somebody saved this document meanwhile. Your text is still here: compare the two, then save again.',
  document_exists: 'There is a document with this name already',
  document_too_large: 'A document may have up to 256 kB. Please split it, or shorten it.',
  kind_is_complete: 'Legal pages can be changed, but not added',
  version_not_current: 'The text has changed once more. Please read it again.',
} satisfies Record<DocumentRefusal, string>

export const refuse = refuseWith<DocumentRefusal>(texts)
