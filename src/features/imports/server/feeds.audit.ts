// What the audit log says of an operator's acts on watched feeds.
import { changeById, creationOf } from '#http/admin-act.ts'
import { readFeedState } from './feeds.store.ts'

export const newFeed = creationOf(readFeedState)
export const feedChange = changeById(readFeedState)
