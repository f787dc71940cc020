// The guardian's desk, on a small web of its own.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { recordWork } from '#features/admin/server/audit.store.ts'
import type { JobList } from '#features/jobs/board.schema.ts'
import type { Job } from '#features/jobs/job.schema.ts'
import { aFreeMember, aMember, type Person } from '#testing/people.ts'
import type { Link } from '../link.schema.ts'
import { hour, type LinksDesk, openLinksDesk, posting } from './links-desk.fixture.ts'
import { lookAround } from './looking.service.ts'

let desk: LinksDesk
beforeAll(async () => {
  desk = await openLinksDesk(
    'reef.example',
    'kelp.example',
    'shut.example',
    'many.example',
    'jobs.ashbyhq.com',
    'api.ashbyhq.com',
  )
})
afterAll(() => desk.close())
beforeEach(() => desk.pass(hour))

describe('a page', () => {
  test('that is there is open, and members are told when it was seen', async () => {
    desk.web.show('reef.example/jobs/101', posting('Apply by letter.'))
    const job = await desk.post('https://reef.example/jobs/101')
    expect(await desk.look(job)).toMatchObject({ jobId: job.id, title: job.title, state: 'open', url: job.jobUrl })
    await desk.pass(61_000)
    const member = await aMember(desk.app)
    const free = await aFreeMember(desk.app)
    const read = async (person: Person) => (await desk.app.as(person)<Job>('GET', `/api/jobs/${job.id}`)).body
    expect((await read(member)).checkedOpenAt).toEqual(expect.any(String))
    expect((await read(free)).checkedOpenAt).toBeNull()
    const { body } = await desk.app.as(member)<JobList>('GET', '/api/jobs')
    expect(body.jobs).toContainEqual(expect.objectContaining({ id: job.id, checkedOpenAt: expect.any(String) }))
    const { body: shown } = await desk.app.as(free)<JobList>('GET', '/api/jobs')
    expect(shown.jobs).toContainEqual(expect.objectContaining({ id: job.id, checkedOpenAt: null }))
    const { checkedOpenAt } = await read(member)
    expect(
      (await desk.app.as(desk.admin())('PATCH', `/api/jobs/${job.id}`, { title: 'Bosun', checkedOpenAt })).status,
    ).toBe(200)
  })

  test('that is gone once is doubtful, and gone twice, twelve hours apart, closes the listing; one press undoes it', async () => {
    const job = await desk.post('https://kelp.example/jobs/102')
    expect(await desk.look(job)).toMatchObject({ state: 'doubtful', reason: 'gone_once' })
    await desk.pass(11 * hour)
    expect(await desk.look(job)).toMatchObject({ state: 'doubtful' })
    expect(await desk.isOnBoard(job)).toBe(true)
    await desk.pass(hour)
    expect(await desk.look(job)).toMatchObject({ state: 'closed', reason: 'gone_twice' })
    expect(await desk.isOnBoard(job)).toBe(false)
    const { rows } = await desk.app.deps.db.pool.query(`select * from audit_log where admin_name = 'the guardian'`)
    expect(rows).toMatchObject([{ subject: job.id, before: { active: true }, after: { active: false } }])
    expect((await desk.act(job, 'reopen')).body).toMatchObject({ state: 'unknown' })
    expect(await desk.isOnBoard(job)).toBe(true)
  })
})

test('a page that is empty without its scripts is looked up in its hiring system, which can only raise a doubt', async () => {
  const id = '5f0c2f6e-1111-4222-8333-444455556666'
  const board = (...jobs: object[]) => ({ type: 'application/json', body: JSON.stringify({ jobs }) })
  const address = 'api.ashbyhq.com/posting-api/job-board/reef'
  desk.web.show(`jobs.ashbyhq.com/reef/${id}`, '<div id="root"></div><script>1</script>')
  desk.web.show(address, board({ id, title: 'Diver' }))
  const job = await desk.post(`https://jobs.ashbyhq.com/reef/${id}`)
  expect(await desk.look(job)).toMatchObject({ state: 'open' })
  desk.web.show(address, board({ id: 'another', title: 'Cook' }))
  await desk.pass(24 * hour)
  expect(await desk.look(job)).toMatchObject({ state: 'doubtful', reason: 'system_gone' })
  await desk.pass(24 * hour)
  expect(await desk.look(job)).toMatchObject({ state: 'doubtful', reason: 'system_gone' })
  expect(await desk.isOnBoard(job)).toBe(true)
})

test('a line that says it is over is kept as a database can keep it, whatever else stands in it', async () => {
  const words = 'This position has been filled.'
  const lines = [`${words} ${'x'.repeat(208)}🐋 and more`, `${words} A\u0000B`]
  const excerpts = [`${words} ${'x'.repeat(208)}🐋`, `${words} A B`]
  for (const [at, line] of lines.entries()) {
    desk.web.show(`shut.example/jobs/${at}56`, posting(line))
    const job = await desk.post(`https://shut.example/jobs/${at}56`)
    expect(await desk.look(job)).toMatchObject({ reason: 'phrase', excerpt: excerpts[at] })
    await desk.pass(hour)
  }
})

describe('the operator', () => {
  test('keeps a listing despite a sign, which does not come back for two weeks', async () => {
    desk.web.show('shut.example/jobs/55', posting('This position has been filled.'))
    const job = await desk.post('https://shut.example/jobs/55')
    expect(await desk.look(job)).toMatchObject({
      state: 'doubtful',
      reason: 'phrase',
      excerpt: 'This position has been filled.',
    })
    const { body } = await desk.app.as(desk.admin())<{ links: Link[] }>('GET', '/api/admin/links?state=doubtful')
    expect(body.links.map(({ jobId }) => jobId)).toContain(job.id)
    expect((await desk.act(job, 'keep')).body.state).toBe('open')
    await desk.pass(13 * 24 * hour)
    expect((await desk.look(job)).state).toBe('open')
    await desk.pass(2 * 24 * hour)
    expect((await desk.look(job)).state).toBe('doubtful')
    expect((await desk.act(job, 'close')).body.state).toBe('closed')
    expect(await desk.isOnBoard(job)).toBe(false)
  })

  test('is asked before a fourth listing of one host is closed in a day', async () => {
    const jobs = await Promise.all([1, 2, 3, 4, 5].map((n) => desk.post(`https://many.example/jobs/90${n}`)))
    const lookAtAll = async () => {
      for (const job of jobs) {
        await desk.pass(30_000)
        await desk.look(job)
      }
    }
    await lookAtAll()
    await desk.pass(12 * hour)
    await lookAtAll()
    const { body } = await desk.app.as(desk.admin())<{ links: Link[] }>('GET', '/api/admin/links')
    const states = jobs.map(({ id }) => body.links.find(({ jobId }) => jobId === id)?.state)
    expect(states).toEqual(['closed', 'closed', 'closed', 'doubtful', 'doubtful'])
    await desk.pass(24 * hour)
    expect((await desk.look(jobs[3]!)).reason).toBe('many_gone')
  })

  test('changes the address, and the guardian begins anew', async () => {
    desk.web.show('reef.example/jobs/300', posting('Apply by letter.'))
    const job = await desk.post('https://reef.example/jobs/299')
    expect((await desk.look(job)).state).toBe('doubtful')
    await desk.edit(job, { jobUrl: 'https://reef.example/jobs/300' })
    await desk.pass(12 * hour)
    await lookAround({ ...desk.app.deps, recordWork })
    expect((await desk.look(job)).state).not.toBe('closed')
    expect(await desk.isOnBoard(job)).toBe(true)
  })

  test('is told nothing more of an address that was changed, nor of a closing once the listing is open again', async () => {
    const job = await desk.post('https://reef.example/jobs/298')
    expect((await desk.look(job)).state).toBe('doubtful')
    const stateOf = async () => {
      const { body } = await desk.app.as(desk.admin())<{ links: Link[] }>('GET', '/api/admin/links')
      const { state, reason } = body.links.find(({ jobId }) => jobId === job.id)!
      return [state, reason]
    }
    const countWaiting = async () =>
      (await desk.app.as(desk.admin())<{ links: number }>('GET', '/api/admin/waiting')).body.links
    const waiting = await countWaiting()
    await desk.edit(job, { jobUrl: 'https://reef.example/jobs/300' })
    expect([await stateOf(), await countWaiting()]).toEqual([['unknown', 'not_looked_yet'], waiting - 1])
    await desk.act(job, 'close')
    expect(await stateOf()).toEqual(['closed', 'closed_by_hand'])
    await desk.edit(job, { active: true })
    expect(await stateOf()).toEqual(['unknown', 'not_looked_yet'])
  })

  test('hears of listings that do not exist, and strangers of nothing', async () => {
    const job = await desk.post('https://reef.example/jobs/300')
    const nowhere = '/api/admin/links/00000000-0000-4000-8000-000000000000'
    for (const what of ['check', 'keep', 'close', 'reopen'])
      expect((await desk.app.as(desk.admin())('POST', `${nowhere}/${what}`)).status).toBe(404)
    expect((await desk.app.as(await aMember(desk.app))('POST', `/api/admin/links/${job.id}/close`)).status).toBe(403)
    expect((await desk.app.as(desk.admin())('GET', '/api/admin/links?state=odd')).status).toBe(422)
    expect((await desk.app.as(desk.admin())('GET', '/api/admin/links?state=')).body).toEqual(
      (await desk.app.as(desk.admin())('GET', '/api/admin/links')).body,
    )
  })
})

describe('a reader', () => {
  test('reports a listing once while it waits, and the team keeps or closes it', async () => {
    const job = await desk.post('https://reef.example/jobs/300', { title: 'Net Mender' })
    const member = await aFreeMember(desk.app)
    const report = (body: object) => desk.app.as(member)<{ id: string }>('POST', `/api/jobs/${job.id}/reports`, body)
    expect((await report({ reason: 'boring' })).status).toBe(422)
    const first = await report({ reason: 'scam', note: 'They ask for money' })
    expect(first.status).toBe(201)
    expect((await report({ reason: 'other' })).body.id).toBe(first.body.id)
    const { body } = await desk.app.as(desk.admin())<{ total: number }>('GET', '/api/admin/listing-reports')
    expect(body).toMatchObject({
      total: 1,
      reports: [{ title: 'Net Mender', reason: 'scam', note: 'They ask for money' }],
    })
    const settle = (decision: string) =>
      desk.app.as(desk.admin())('POST', `/api/admin/listing-reports/${first.body.id}/settle`, { decision })
    expect((await settle('keep')).status).toBe(204)
    expect((await settle('close')).status).toBe(404)
    expect(await desk.isOnBoard(job)).toBe(true)
    const again = await report({ reason: 'closed' })
    expect(again.body.id).not.toBe(first.body.id)
    await desk.app.as(desk.admin())('POST', `/api/admin/listing-reports/${again.body.id}/settle`, { decision: 'close' })
    expect(await desk.isOnBoard(job)).toBe(false)
    expect((await report({ reason: 'closed' })).status).toBe(404)
    // From there it can be opened again, though the guardian never looked at its page.
    const { body: closed } = await desk.app.as(desk.admin())<{ links: Link[] }>('GET', '/api/admin/links?state=closed')
    expect(closed.links).toContainEqual(expect.objectContaining({ jobId: job.id, reason: 'closed_by_hand' }))
    expect((await desk.act(job, 'reopen')).body.state).toBe('unknown')
    expect(await desk.isOnBoard(job)).toBe(true)
  })

  test('gets an answer also when their report is settled in the very moment in which they send another', async () => {
    const job = await desk.post('https://reef.example/jobs/301', { title: 'Sail Mender' })
    const member = await aFreeMember(desk.app)
    const report = () =>
      desk.app.as(member)<{ id: string }>('POST', `/api/jobs/${job.id}/reports`, { reason: 'closed' })
    const first = await report()
    const { pool } = desk.app.deps.db
    // Somebody who is always as quick as that.
    await pool.query(`
      create function settle_at_once() returns trigger language plpgsql as
        $$ begin update listing_reports set settled_at = now(), decision = 'keep' where settled_at is null; return null; end $$;
      create trigger settle_at_once after insert on listing_reports for each statement execute function settle_at_once()`)
    expect(await report()).toMatchObject({ status: 201, body: { id: first.body.id } })
    await pool.query('drop trigger settle_at_once on listing_reports')
  })
})
