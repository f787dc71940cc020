// Listings that posts link to: members see the card, free members the newest three, nobody what is closed.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Job } from '#features/jobs/job.schema.ts'
import { aJob } from '#testing/jobs.ts'
import { aFreeMember, aMember, anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { listingsIn } from '../listing-link.rules.ts'
import type { ListingPreviews } from '../listing-preview.schema.ts'
import { parsePost } from '../post-text.rules.ts'

let app: TestApi
const jobs: Job[] = []
beforeAll(async () => {
  app = await startApi()
  const admin = await anAdmin(app)
  for (let at = 0; at < 5; at++) {
    jobs.push(await aJob(app, admin))
    app.advance(1_000)
  }
})
afterAll(() => app.stop())

const preview = async (person: Person, ids: string[]) =>
  (await app.as(person)<ListingPreviews>('GET', `/api/forum/listings?ids=${ids.join()}`)).body.listings

test('a member sees the card of any listing, a free member of the newest three', async () => {
  const [oldest, newest] = [jobs[0]!, jobs[4]!]
  const card = { id: oldest.id, title: oldest.title, company: oldest.company }
  expect(await preview(await aMember(app), [oldest.id, newest.id])).toMatchObject([card, { id: newest.id }])
  expect(await preview(await aFreeMember(app), [oldest.id, newest.id])).toMatchObject([
    { locked: true },
    { id: newest.id },
  ])
  expect((await preview(await aFreeMember(app), [oldest.id]))[0]).toEqual({ locked: true })
})

test('what is not on the board is in no preview, and strangers ask in vain', async () => {
  const gone = crypto.randomUUID()
  expect(await preview(await anAdmin(app), [gone])).toEqual([null])
  expect((await app.call('GET', `/api/forum/listings?ids=${jobs[0]!.id}`)).status).toBe(401)
  const many = [...jobs.map(({ id }) => id)].join()
  expect((await app.as(await aMember(app))('GET', `/api/forum/listings?ids=${many}`)).status).toBe(422)
  expect((await app.as(await aMember(app))('GET', '/api/forum/listings?ids=nonsense')).status).toBe(422)
})

test('only links to listings of this site are previewed, each once, and no more than three', () => {
  const site = 'https://oceanberth.example'
  const [a, b, c, d] = jobs.map(({ id }) => id)
  const text = [
    `${site}/jobs/${a} and again ${site}/jobs/${a}?from=forum`,
    `https://oceanberth.example.evil.example/jobs/${b} https://evil.example/jobs/${b}`,
    `${site}/admin ${site}/jobs/${b}/edit [here](${site}/jobs/${c})`,
  ].join('\n')
  expect(listingsIn(parsePost(text), site)).toEqual([a, c])
  const many = [a, b, c, d].map((id) => `${site}/jobs/${id}`).join(' ')
  expect(listingsIn(parsePost(many), site)).toEqual([a, b, c])
  expect(listingsIn(parsePost(`\`${site}/jobs/${a}\``), site)).toEqual([])
})
