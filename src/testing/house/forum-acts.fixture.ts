// One real call for every act of the team in the forum, and what the log says of it.
import { aMember, type Person } from '../people.ts'
import { type AdminActs, aPast, type House, run } from './audit-act.fixture.ts'

export async function aTopic({ app }: House, author?: Person): Promise<string> {
  const draft = { title: 'Moorings that hold', content: 'Which ones held through the winter for you?' }
  const by = author ?? (await aMember(app))
  return (await app.as(by)<{ id: string }>('POST', '/api/forum/topics', draft)).body.id
}

export async function aReply(house: House, author?: Person): Promise<string> {
  const draft = { topicId: await aTopic(house), content: 'Ours held with a chain of **ten** metres.' }
  const by = author ?? (await aMember(house.app))
  return (await house.app.as(by)<{ id: string }>('POST', '/api/forum/replies', draft)).body.id
}

async function aReport(house: House): Promise<{ id: string; topic: string }> {
  const topic = await aTopic(house)
  const complaint = { kind: 'topic', postId: topic, reason: 'spam', text: 'Sells something' }
  const { body } = await house.app.as(await aMember(house.app))<{ id: string }>('POST', '/api/forum/reports', complaint)
  return { id: body.id, topic }
}

async function aHeldTopic(house: House): Promise<string> {
  const id = await aTopic(house)
  await run(house.app, `update forum_topics set held_at = now() where id = '${id}'`)
  return id
}

export const forumActs: AdminActs = {
  'DELETE /api/forum/topics/:id': async (house) => {
    const id = await aTopic(house)
    const before = { title: 'Moorings that hold', preview: 'Which ones held through the winter for you?' }
    return { path: `/api/forum/topics/${id}`, subject: id, before, after: null }
  },
  'DELETE /api/forum/replies/:id': async (house) => {
    const id = await aReply(house)
    const before = { title: 'Moorings that hold', preview: 'Ours held with a chain of ten metres.' }
    return { path: `/api/forum/replies/${id}`, subject: id, before, after: null }
  },
  'PATCH /api/forum/topics/:id/pin': async (house) => {
    const id = await aTopic(house)
    const change = { before: { is_pinned: false }, after: { is_pinned: true } }
    return { path: `/api/forum/topics/${id}/pin`, body: { isPinned: true }, subject: id, ...change }
  },
  'PATCH /api/forum/topics/:id/lock': async (house) => {
    const id = await aTopic(house)
    const change = { before: { is_locked: false }, after: { is_locked: true } }
    return { path: `/api/forum/topics/${id}/lock`, body: { isLocked: true }, subject: id, ...change }
  },
  'PATCH /api/forum/topics/:id/category': async (house) => {
    const id = await aTopic(house)
    const change = { before: { category: 'general' }, after: { category: 'field-work' } }
    return { path: `/api/forum/topics/${id}/category`, body: { category: 'field-work' }, subject: id, ...change }
  },
  'PATCH /api/forum/topics/:id/answer': async (house) => {
    const replyId = await aReply(house)
    const { rows } = await run(house.app, `select topic_id from forum_replies where id = '${replyId}'`)
    const id = String(rows[0].topic_id)
    const change = { before: { answer_id: null }, after: { answer_id: replyId } }
    return { path: `/api/forum/topics/${id}/answer`, body: { replyId }, subject: id, ...change }
  },
  'POST /api/forum/topics/:id/merge': async (house) => {
    const [id, into] = [await aTopic(house), await aTopic(house)]
    const change = { before: { title: 'Moorings that hold', reply_ids: [] }, after: { merged_into: into } }
    return { path: `/api/forum/topics/${id}/merge`, body: { into }, subject: id, ...change }
  },
  'POST /api/forum/topics/:id/split': async (house) => {
    const replyId = await aReply(house)
    const { rows } = await run(house.app, `select topic_id from forum_replies where id = '${replyId}'`)
    const id = String(rows[0].topic_id)
    const body = { title: 'Chains of ten metres', replyIds: [replyId] }
    const change = { before: { split_from: id }, after: { title: 'Chains of ten metres', category: 'general' } }
    return { path: `/api/forum/topics/${id}/split`, body, subject: replyId, ...change }
  },
  'POST /api/admin/reports/:id/keep': async (house) => {
    const { id } = await aReport(house)
    const change = { before: { reason: 'spam', kept_at: null }, after: { kept_at: aPast } }
    return { path: `/api/admin/reports/${id}/keep`, subject: id, ...change }
  },
  'POST /api/admin/reports/:id/delete': async (house) => {
    const { id, topic } = await aReport(house)
    const change = { before: { topic_id: topic }, after: { reason: 'Advertising' } }
    return { path: `/api/admin/reports/${id}/delete`, body: { reason: 'Advertising' }, subject: id, ...change }
  },
  'POST /api/admin/held-posts/:id/show': async (house) => {
    const id = await aHeldTopic(house)
    return {
      path: `/api/admin/held-posts/${id}/show`,
      subject: id,
      before: { held_at: aPast },
      after: { held_at: null },
    }
  },
  'POST /api/admin/held-posts/:id/remove': async (house) => {
    const id = await aHeldTopic(house)
    const change = { before: { post_id: id, title: 'Moorings that hold' }, after: { reason: 'Advertising' } }
    return { path: `/api/admin/held-posts/${id}/remove`, body: { reason: 'Advertising' }, subject: id, ...change }
  },
  'POST /api/admin/forum-acts/:id/undo': async (house) => {
    const topic = await aTopic(house)
    await run(
      house.app,
      `insert into forum_acts (kind, post_id, topic_id, facts, created_at) values
      ('lock', '${topic}', '${topic}', '{"kind":"lock","before":true,"after":false}', now())`,
    )
    const { rows } = await run(house.app, `select id from forum_acts where post_id = '${topic}'`)
    const id = String(rows[0].id)
    const change = { before: { kind: 'lock', undone: false }, after: { undone: true } }
    return { path: `/api/admin/forum-acts/${id}/undo`, subject: id, ...change }
  },
  'POST /api/forum/topics/:id/notes': async (house) => {
    const id = await aTopic(house)
    const change = { before: { notes: 0 }, after: { notes: 1 } }
    return { path: `/api/forum/topics/${id}/notes`, body: { text: 'Seen before, elsewhere' }, subject: id, ...change }
  },
  'DELETE /api/forum/notes/:id': async (house) => {
    const topic = await aTopic(house)
    const id = crypto.randomUUID()
    await run(
      house.app,
      `insert into forum_notes (id, topic_id, author_id, text, created_at) values
      ('${id}', '${topic}', '${house.admin.user.id}', 'Seen before', now())`,
    )
    return { path: `/api/forum/notes/${id}`, subject: id, before: { topic_id: topic }, after: null }
  },
}
