// What the audit log says of an admin's acts on posts and reports.
import { type ActDescription, type ById, changeById, changeOf, creationOf } from '#http/admin-act.ts'
import type { Sql } from '#platform/db.ts'
import type { MergeForm } from '../moderation.schema.ts'
import type { Removal } from '../report.schema.ts'
import { findAnswerId } from './answers.store.ts'
import {
  type Post,
  readHeldState,
  readPostState,
  readReply,
  readReportedPost,
  readReportState,
  readTopic,
  readTopicParts,
  readTopicState,
} from './post-states.store.ts'

export const topicChange = changeById(readTopicState)
export const reportChange = changeById(readReportState)

/** A report leaves with its post; why it left stays. */
export const reportedPostDeletion = changeOf<{ out: ById['out'] & { json: Removal } }>({
  subject: (c) => c.req.valid('param').id,
  look: readReportedPost,
  gone: (c) => ({ reason: c.req.valid('json').reason }),
})

/** Members delete by the same route, and so does an admin who deletes a post of their own: neither is an act. */
function deletionOf(read: (db: Sql, id: string) => Promise<Post | null>): ActDescription<ById> {
  return async (c) => {
    const { id } = c.req.valid('param')
    const post = await read(c.var.deps.db.orm, id)
    if (!post || post.authorId === c.var.actor.id) return null
    return async () => ({ subject: id, before: post.state, after: null })
  }
}

/** Of a post that waits: that it did, and what became of it. */
export const heldPostShown = changeById(readHeldState)
export const heldPostRemoval = changeOf<{ out: ById['out'] & { json: Removal } }>({
  subject: (c) => c.req.valid('param').id,
  look: readPostState,
  gone: (c) => ({ reason: c.req.valid('json').reason }),
})

/** Authors say by the same route what answers their topic: that is no act. */
export const answerChange: ActDescription<ById> = async (c) => {
  const { id } = c.req.valid('param')
  const { orm } = c.var.deps.db
  const look = async () => ({ answer_id: await findAnswerId(orm, id) })
  const topic = await readTopic(orm, id)
  if (!topic || topic.authorId === c.var.actor.id) return null
  const before = await look()
  return async () => ({ subject: id, before, after: await look() })
}

/** Which replies came along is kept, so that it can be undone by a split. */
export const topicMerge = changeOf<{ out: ById['out'] & { json: MergeForm } }>({
  subject: (c) => c.req.valid('param').id,
  look: readTopicParts,
  gone: (c) => ({ merged_into: c.req.valid('json').into }),
})

/** Merged into the old one again, it is undone. */
export const topicSplit: ActDescription<ById> = async (c) => {
  const describe = await creationOf(readTopicParts)(c)
  const from = c.req.valid('param').id
  return async () => ({ ...(await describe!()), before: { split_from: from } })
}

export const topicDeletion = deletionOf(readTopic)
export const replyDeletion = deletionOf(readReply)
