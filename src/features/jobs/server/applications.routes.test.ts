// Applications over HTTP: who may send one, for what, in which form, and how many.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aJob } from '#testing/jobs.ts'
import { aFreeMember, anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'

let app: TestApi
let admin: Person
let jobId: string

beforeAll(async () => {
  app = await startApi({ RATE_LIMITS: 'on' })
  admin = await anAdmin(app)
  jobId = (await aJob(app, admin)).id
})
afterAll(() => app.stop())

async function applyAs(person: Person | null, change: Record<string, unknown> = {}): Promise<number> {
  const form = { jobId, applicantName: 'Ada Marsh', applicantEmail: 'ada@mail.example', ...change }
  return (await (person ? app.as(person) : app.call)('POST', '/api/applications', form)).status
}

test('only signed-in people apply, only for what is live, and only with a name and an address', async () => {
  const person = await aFreeMember(app)
  const closed = await aJob(app, admin, { title: 'Closed already' })
  await app.as(admin)('PATCH', `/api/jobs/${closed.id}`, { active: false })
  expect(await applyAs(null)).toBe(401)
  expect(await applyAs(person, { jobId: closed.id })).toBe(404)
  expect(await applyAs(person, { applicantName: ' ' })).toBe(422)
  expect(await applyAs(person, { applicantEmail: 'nobody' })).toBe(422)
  expect(await applyAs(person, { resumeUrl: 'javascript:alert(1)' })).toBe(422)
  expect(await applyAs(person, { status: 'accepted' })).toBe(422)
})

test('ten an hour are enough for anybody', async () => {
  const person = await aFreeMember(app)
  for (let n = 1; n <= 10; n += 1) expect(await applyAs(person)).toBe(201)
  expect(await applyAs(person)).toBe(429)
  expect(await applyAs(await aFreeMember(app))).toBe(201)
})
