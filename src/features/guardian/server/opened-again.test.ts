// Listings that are opened again or led elsewhere while their page is looked at: what the desk says is what is so.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Job } from '#features/jobs/job.schema.ts'
import { aJob } from '#testing/jobs.ts'
import { anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { openWebPages, type WebPages } from '#testing/web-pages.ts'
import type { Link } from '../link.schema.ts'

const hour = 3_600_000
let app: TestApi
let web: WebPages
let admin: Person
beforeAll(async () => {
  web = await openWebPages()
  app = await startApi({ OUTBOUND_TEST_HOSTS: web.hosts('shut.example', 'moved.example', 'mended.example') })
  admin = await anAdmin(app)
})
afterAll(async () => {
  await app.stop()
  await web.close()
})

async function pass(ms: number): Promise<void> {
  app.advance(ms)
  admin = await anAdmin(app)
}

const act = ({ id }: Job, what: string) => app.as(admin)<Link>('POST', `/api/admin/links/${id}/${what}`)
const edit = ({ id }: Job, change: object) => app.as(admin)<Job>('PATCH', `/api/jobs/${id}`, change)

test('a listing that is over is not opened again, and the desk says what is missing', async () => {
  const tomorrow = new Date(app.deps.clock.now().getTime() + 24 * hour).toISOString().slice(0, 10)
  const short = await aJob(app, admin, { jobUrl: 'https://shut.example/jobs/301', displayDays: 1 })
  const passed = await aJob(app, admin, { jobUrl: 'https://shut.example/jobs/302', closesOn: tomorrow })
  for (const job of [short, passed]) expect((await act(job, 'close')).status).toBe(200)
  await pass(72 * hour)
  expect(await act(short, 'reopen')).toMatchObject({ status: 409, body: { code: 'time_over' } })
  expect(await act(passed, 'reopen')).toMatchObject({ status: 409, body: { code: 'closing_day_over' } })
  expect((await edit(short, { displayDays: 30 })).body.active).toBe(false)
  expect((await act(short, 'reopen')).body).toMatchObject({ state: 'unknown' })
  expect((await app.call('GET', `/api/jobs/${short.id}`)).status).toBe(200)
})

test('a listing that was closed and waits as a draft since is not put online by opening its link again', async () => {
  const [later, unfinished] = [
    await aJob(app, admin, { jobUrl: 'https://shut.example/jobs/303' }),
    await aJob(app, admin, { jobUrl: 'https://shut.example/jobs/304' }),
  ]
  for (const job of [later, unfinished]) expect((await act(job, 'close')).status).toBe(200)
  const publishAt = new Date(app.deps.clock.now().getTime() + 96 * hour).toISOString()
  expect((await edit(later, { publishAt })).body).toMatchObject({ draft: true, publishAt })
  expect((await edit(unfinished, { draft: true })).body).toMatchObject({ draft: true, publishAt: null })
  for (const job of [later, unfinished]) {
    expect(await act(job, 'reopen')).toMatchObject({ status: 409, body: { code: 'listing_is_draft' } })
    expect((await app.call('GET', `/api/jobs/${job.id}`)).status).toBe(404)
  }
  expect((await app.as(admin)<Job>('GET', `/api/jobs/${later.id}`)).body).toMatchObject({ draft: true, publishAt })
})

test('a listing that is given another address while the old one is looked at is judged by the new one', async () => {
  const job = await aJob(app, admin, { jobUrl: 'https://moved.example/old/1' })
  const words = 'Work on deck in all weathers. '.repeat(20)
  web.show('moved.example/new/2', `<html><body><main><h1>Deck Hand</h1><p>${words}</p></main></body></html>`)
  web.show('moved.example/old/1', async (_request, response) => {
    await edit(job, { jobUrl: 'https://moved.example/new/2' })
    // Whoever decides at the desk makes the guardian see the new address.
    await act(job, 'keep')
    response.writeHead(302, { location: '/gone/1' }).end()
  })
  expect((await act(job, 'check')).status).toBe(202)
  await pass(hour)
  expect((await act(job, 'check')).body).toMatchObject({ state: 'open', url: 'https://moved.example/new/2' })
  expect(web.asked).not.toContain('moved.example/gone/1')
})

test('a listing whose address is mended while the old one is looked at is neither closed nor called open by what was found there', async () => {
  const words = 'Work on deck in all weathers. '.repeat(20)
  const page = `<html><body><main><h1>Deck Hand</h1><p>${words}</p></main></body></html>`
  const gone = await aJob(app, admin, { jobUrl: 'https://mended.example/old/1' })
  expect((await act(gone, 'check')).body).toMatchObject({ state: 'doubtful', reason: 'gone_once' })
  await pass(13 * hour)
  web.show('mended.example/old/1', async (_request, response) => {
    await edit(gone, { jobUrl: 'https://mended.example/new/1' })
    response.writeHead(404).end()
  })
  await act(gone, 'check')
  expect((await app.call('GET', `/api/jobs/${gone.id}`)).status).toBe(200)
  await pass(hour)
  const open = await aJob(app, admin, { jobUrl: 'https://mended.example/old/2' })
  web.show('mended.example/old/2', async (_request, response) => {
    await edit(open, { jobUrl: 'https://mended.example/new/2' })
    response.writeHead(200, { 'content-type': 'text/html' }).end(page)
  })
  await act(open, 'check')
  expect((await app.as(admin)<Job>('GET', `/api/jobs/${open.id}`)).body.checkedOpenAt).toBeNull()
  await pass(hour)
  web.show('mended.example/new/1', page)
  expect((await act(gone, 'check')).body).toMatchObject({ state: 'open', url: 'https://mended.example/new/1' })
})
