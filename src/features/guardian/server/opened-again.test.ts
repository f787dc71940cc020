// Listings that are opened again or led elsewhere while their page is looked at: what the desk says is what is so.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Job } from '#features/jobs/job.schema.ts'
import { hour, type LinksDesk, openLinksDesk, posting } from './links-desk.fixture.ts'

let desk: LinksDesk
beforeAll(async () => {
  desk = await openLinksDesk('shut.example', 'moved.example', 'mended.example')
})
afterAll(() => desk.close())

test('a listing that is over is not opened again, and the desk says what is missing', async () => {
  const tomorrow = new Date(desk.app.deps.clock.now().getTime() + 24 * hour).toISOString().slice(0, 10)
  const short = await desk.post('https://shut.example/jobs/301', { displayDays: 1 })
  const passed = await desk.post('https://shut.example/jobs/302', { closesOn: tomorrow })
  for (const job of [short, passed]) expect((await desk.act(job, 'close')).status).toBe(200)
  await desk.pass(72 * hour)
  expect(await desk.act(short, 'reopen')).toMatchObject({ status: 409, body: { code: 'time_over' } })
  expect(await desk.act(passed, 'reopen')).toMatchObject({ status: 409, body: { code: 'closing_day_over' } })
  expect((await desk.edit(short, { displayDays: 30 })).body.active).toBe(false)
  expect((await desk.act(short, 'reopen')).body).toMatchObject({ state: 'unknown' })
  expect(await desk.isOnBoard(short)).toBe(true)
})

test('a listing that was closed and waits as a draft since is not put online by opening its link again', async () => {
  const [later, unfinished] = [
    await desk.post('https://shut.example/jobs/303'),
    await desk.post('https://shut.example/jobs/304'),
  ]
  for (const job of [later, unfinished]) expect((await desk.act(job, 'close')).status).toBe(200)
  const publishAt = new Date(desk.app.deps.clock.now().getTime() + 96 * hour).toISOString()
  expect((await desk.edit(later, { publishAt })).body).toMatchObject({ draft: true, publishAt })
  expect((await desk.edit(unfinished, { draft: true })).body).toMatchObject({ draft: true, publishAt: null })
  for (const job of [later, unfinished]) {
    expect(await desk.act(job, 'reopen')).toMatchObject({ status: 409, body: { code: 'listing_is_draft' } })
    expect((await desk.app.call('GET', `/api/jobs/${job.id}`)).status).toBe(404)
  }
  expect((await desk.app.as(desk.admin())<Job>('GET', `/api/jobs/${later.id}`)).body).toMatchObject({
    draft: true,
    publishAt,
  })
})

test('a listing that is given another address while the old one is looked at is judged by the new one', async () => {
  const job = await desk.post('https://moved.example/old/1')
  desk.web.show('moved.example/new/2', posting('Apply by letter.'))
  desk.web.show('moved.example/old/1', async (_request, response) => {
    await desk.edit(job, { jobUrl: 'https://moved.example/new/2' })
    // Whoever decides at the desk makes the guardian see the new address.
    await desk.act(job, 'keep')
    response.writeHead(302, { location: '/gone/1' }).end()
  })
  expect((await desk.act(job, 'check')).status).toBe(202)
  await desk.pass(hour)
  expect((await desk.act(job, 'check')).body).toMatchObject({ state: 'open', url: 'https://moved.example/new/2' })
  expect(desk.web.asked).not.toContain('moved.example/gone/1')
})

test('a listing whose address is mended while the old one is looked at is neither closed nor called open by what was found there', async () => {
  const page = posting('Apply by letter.')
  const gone = await desk.post('https://mended.example/old/1')
  expect((await desk.act(gone, 'check')).body).toMatchObject({ state: 'doubtful', reason: 'gone_once' })
  await desk.pass(13 * hour)
  desk.web.show('mended.example/old/1', async (_request, response) => {
    await desk.edit(gone, { jobUrl: 'https://mended.example/new/1' })
    response.writeHead(404).end()
  })
  await desk.act(gone, 'check')
  expect(await desk.isOnBoard(gone)).toBe(true)
  await desk.pass(hour)
  const open = await desk.post('https://mended.example/old/2')
  desk.web.show('mended.example/old/2', async (_request, response) => {
    await desk.edit(open, { jobUrl: 'https://mended.example/new/2' })
    response.writeHead(200, { 'content-type': 'text/html' }).end(page)
  })
  await desk.act(open, 'check')
  expect((await desk.app.as(desk.admin())<Job>('GET', `/api/jobs/${open.id}`)).body.checkedOpenAt).toBeNull()
  await desk.pass(hour)
  desk.web.show('mended.example/new/1', page)
  expect((await desk.act(gone, 'check')).body).toMatchObject({ state: 'open', url: 'https://mended.example/new/1' })
})
