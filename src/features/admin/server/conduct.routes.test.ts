// Notes on people and all posts of one, and what of both is left when the account goes.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aFreeMember, anAdmin, aStaff, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { Conduct, PersonPosts } from '../conduct.schema.ts'

let app: TestApi
let moderator: Person
beforeAll(async () => {
  app = await startApi()
  moderator = await aStaff(app, 'moderator')
})
afterAll(() => app.stop())

const pathOf = ({ user }: Person) => `/api/admin/users/${user.id}`
const read = async (by: Person, person: Person) => app.as(by)<Conduct>('GET', `${pathOf(person)}/conduct`)
const note = (by: Person, person: Person, text: string) =>
  app.as(by)<{ id: string }>('POST', `${pathOf(person)}/notes`, { text })

test('the team notes something on a person, reads who noted what, and deletes only what is one’s own', async () => {
  const [person, admin] = [await aFreeMember(app), await anAdmin(app)]
  const { id } = (await note(moderator, person, 'Asked to be patient.')).body
  await note(admin, person, 'Paid twice by mistake.')
  const { body } = await read(moderator, person)
  expect(body.notes.map(({ text, author }) => [text, author?.username]).sort()).toEqual([
    ['Asked to be patient.', moderator.user.username],
    ['Paid twice by mistake.', admin.user.username],
  ])
  expect(JSON.stringify(body)).not.toContain(person.email)
  const remove = (by: Person) => app.as(by)('DELETE', `${pathOf(person)}/notes/${id}`)
  expect(await remove(admin)).toMatchObject({ status: 403, body: { code: 'not_your_note' } })
  expect((await remove(moderator)).status).toBe(204)
  expect((await remove(moderator)).status).toBe(404)
  expect((await read(moderator, person)).body.notes).toHaveLength(1)
})

test('nobody outside the team reads or writes notes, the person neither; they are in the person’s own export', async () => {
  const [person, other] = [await aFreeMember(app), await aFreeMember(app)]
  await note(moderator, person, 'Called us names on the phone.')
  for (const by of [person, other, await aStaff(app, 'editor')]) {
    expect((await read(by, person)).status).toBe(403)
    expect((await note(by, person, 'I was here')).status).toBe(403)
  }
  const { body } = await app.as(person)('GET', `/api/users/${person.user.id}/export`)
  expect(body).toMatchObject({ person_notes: [{ text: 'Called us names on the phone.' }] })
  expect(JSON.stringify(body)).not.toContain(moderator.user.username)
})

test('all posts of one person are listed, with those that wait and those that were removed', async () => {
  const person = await aFreeMember(app)
  const me = app.as(person)
  const topic = async (title: string) =>
    (await me<{ id: string }>('POST', '/api/forum/topics', { title, content: 'Some words about it.' })).body.id
  const [kept, waiting, doomed] = [await topic('Kept for all'), await topic('It waits'), await topic('Taken away')]
  await me('POST', '/api/forum/replies', { topicId: kept, content: 'A word more from me.' })
  await app.deps.db.pool.query('update forum_topics set held_at = now() where id = $1', [waiting])
  await app.as(moderator)('DELETE', `/api/forum/topics/${doomed}`)
  const posts = async () => (await app.as(moderator)<PersonPosts>('GET', `${pathOf(person)}/posts`)).body
  expect((await posts()).posts.map(({ kind, title, state }) => `${kind} ${title} ${state}`).sort()).toEqual([
    'reply Kept for all shown',
    'topic It waits held',
    'topic Kept for all shown',
    'topic Taken away removed',
  ])
  expect((await app.as(person)('GET', `${pathOf(person)}/posts`)).status).toBe(403)
})

test('a post that came back is not listed as removed, not even once its author has deleted it', async () => {
  const person = await aFreeMember(app)
  const draft = { title: 'Back from the deep', content: 'Some words about it.' }
  const { id } = (await app.as(person)<{ id: string }>('POST', '/api/forum/topics', draft)).body
  const states = async () =>
    (await app.as(moderator)<PersonPosts>('GET', `${pathOf(person)}/posts`)).body.posts.map(({ state }) => state)
  const remove = () => app.as(moderator)('DELETE', `/api/forum/topics/${id}`)
  async function bringBack() {
    const acts = `/api/admin/forum-acts`
    const { body } = await app.as(moderator)<{ acts: { id: string }[] }>('GET', `${acts}?post=${id}`)
    expect((await app.as(moderator)('POST', `${acts}/${body.acts[0]?.id}/undo`, {})).status).toBe(204)
  }
  await remove()
  expect(await states()).toEqual(['removed'])
  await bringBack()
  expect(await states()).toEqual(['shown'])
  app.advance(60_000)
  await remove()
  expect(await states()).toEqual(['removed'])
  await bringBack()
  expect((await app.as(person)('DELETE', `/api/forum/topics/${id}`)).status).toBe(204)
  expect(await states()).toEqual([])
})

test('when the account goes, notes go, and the log forgets what a removed post said and whose it was', async () => {
  const person = await aFreeMember(app)
  const draft = { title: 'A very odd title', content: 'With words that nobody else would use.' }
  const { id } = (await app.as(person)<{ id: string }>('POST', '/api/forum/topics', draft)).body
  for (const locked of [true, false]) await app.as(moderator)('PATCH', `/api/forum/topics/${id}/lock`, { locked })
  await app.as(moderator)('DELETE', `/api/forum/topics/${id}`)
  await note(moderator, person, 'Something odd happened here.')
  expect((await app.as(await anAdmin(app))('DELETE', pathOf(person))).status).toBe(204)
  const query = async (statement: string) => JSON.stringify((await app.deps.db.pool.query(statement)).rows)
  expect(await query('select * from person_notes')).not.toContain('Something odd')
  expect(await query('select * from audit_log')).not.toContain('odd title')
  expect(await query(`select * from audit_log where before ->> 'author_id' = '${person.user.id}'`)).toBe('[]')
})

test('when the account goes, the log forgets the title of a topic that stood above a removed reply of somebody else', async () => {
  const [person, other] = [await aFreeMember(app), await aFreeMember(app)]
  const draft = { title: 'A peculiar headline', content: 'Which others have something to say about.' }
  const { id: topicId } = (await app.as(person)<{ id: string }>('POST', '/api/forum/topics', draft)).body
  const reply = { topicId, content: 'Something that had to be removed.' }
  const { id } = (await app.as(other)<{ id: string }>('POST', '/api/forum/replies', reply)).body
  expect((await app.as(moderator)('DELETE', `/api/forum/replies/${id}`)).status).toBe(204)
  const readLog = async () => JSON.stringify((await app.deps.db.pool.query('select * from audit_log')).rows)
  expect(await readLog()).toContain('peculiar headline')
  expect((await app.as(person)('DELETE', `/api/users/${person.user.id}`)).status).toBe(204)
  const log = await readLog()
  expect(log).not.toContain('peculiar headline')
  expect(log).toContain('had to be removed')
})
