// The logbook and the calendar through the API: one's own, surviving the listing, read by a program that nobody here wrote.
import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aJob } from '#testing/jobs.ts'
import { aFreeMember, aMember, anAdmin, type Person } from '#testing/people.ts'
import { startSite, type TestSite } from '#testing/start-site.ts'
import type { LogbookEntry } from '../logbook.schema.ts'

let site: TestSite
let admin: Person
beforeAll(async () => {
  site = await startSite()
  admin = await anAdmin(site)
})
afterAll(() => site.stop())

const put = (who: Person, id: string, note: object) => site.as(who)<LogbookEntry>('PUT', `/api/logbook/${id}`, note)
const entriesOf = async (who: Person) =>
  (await site.as(who)<{ entries: LogbookEntry[] }>('GET', '/api/logbook')).body.entries

test('an entry replaces the one before, and what is left out is null', async () => {
  const member = await aMember(site)
  const job = await aJob(site, admin, { title: 'Turtle Warden', closesOn: '2099-05-01' })
  const first = await put(member, job.id, {
    stage: 'applied',
    appliedOn: '2026-11-01',
    nextOn: '2026-12-01',
    note: 'Hm',
  })
  expect(first).toMatchObject({
    status: 200,
    body: { stage: 'applied', note: 'Hm', title: 'Turtle Warden', isLive: true },
  })
  const second = await put(member, job.id, { stage: 'interview' })
  expect(second.body).toMatchObject({
    stage: 'interview',
    appliedOn: null,
    nextOn: null,
    note: null,
    closesOn: '2099-05-01',
  })
  const asked = await put(member, job.id.toUpperCase(), { stage: 'offer' })
  expect(asked.body).toMatchObject({ stage: 'offer', jobId: job.id })
  expect(await entriesOf(member)).toHaveLength(1)
})

test('it survives the listing, as it was', async () => {
  const member = await aMember(site)
  const job = await aJob(site, admin, { title: 'Vanishing Berth', location: 'Horta' })
  await put(member, job.id, { stage: 'interested' })
  await site.as(admin)('DELETE', `/api/jobs/${job.id}`)
  expect(await entriesOf(member)).toMatchObject([{ title: 'Vanishing Berth', location: 'Horta', isLive: false }])
  expect((await put(member, job.id, { stage: 'no', note: 'Gone' })).body).toMatchObject({
    stage: 'no',
    title: 'Vanishing Berth',
  })
  expect((await put(await aMember(site), job.id, { stage: 'interested' })).status).toBe(404)
  expect((await site.as(member)('DELETE', `/api/logbook/${job.id}`)).status).toBe(204)
  expect((await site.as(member)('DELETE', `/api/logbook/${job.id}`)).status).toBe(404)
})

test('a listing that is not on the board begins in no logbook, so that none tells what it says; an entry goes on', async () => {
  const [early, late] = [await aMember(site), await aMember(site)]
  const job = await aJob(site, admin, { title: 'Taken down' })
  const waits = await aJob(site, admin, { title: 'Not out yet', draft: true })
  await put(early, job.id, { stage: 'interested' })
  await site.as(admin)('PATCH', `/api/jobs/${job.id}`, { active: false })
  for (const { id } of [job, waits])
    expect(await put(late, id, { stage: 'applied' })).toMatchObject({ status: 404, body: { code: 'job_not_found' } })
  expect(await put(early, job.id, { stage: 'no' })).toMatchObject({ status: 200, body: { title: 'Taken down' } })
  await site.as(admin)('PATCH', `/api/jobs/${job.id}`, { draft: true, title: 'For next year' })
  expect((await put(early, job.id, { stage: 'applied' })).body).toMatchObject({ title: 'Taken down', isLive: false })
  expect(await entriesOf(early)).toMatchObject([{ title: 'Taken down', isLive: false }])
})

test('nobody else reads it, admins neither; it is in the export and goes with the account', async () => {
  const member = await aMember(site)
  const job = await aJob(site, admin)
  await put(member, job.id, { stage: 'applied', note: 'my private hope' })
  expect(await entriesOf(admin)).toEqual([])
  expect((await site.call('GET', '/api/logbook')).status).toBe(401)
  const { body } = await site.as(member)('GET', `/api/users/${member.user.id}/export`)
  expect(JSON.stringify(body)).toContain('my private hope')
  await site.as(member)('DELETE', `/api/users/${member.user.id}`, { password: member.password })
  const { rows } = await site.deps.db.pool.query('select 1 from logbook_entries where user_id = $1', [member.user.id])
  expect(rows).toEqual([])
})

test.each([
  [{ stage: 'hired' }],
  [{}],
  [{ stage: 'applied', appliedOn: 'yesterday' }],
  [{ stage: 'applied', salary: 1 }],
])('nonsense is refused: %j', async (note) => {
  const job = await aJob(site, admin)
  expect((await put(await aMember(site), job.id, note)).status).toBe(422)
})

const calendarOf = async (who: Person, method = 'GET') =>
  new URL((await site.as(who)<{ url: string }>(method, '/api/calendar')).body.url).pathname

async function daysIn(path: string): Promise<[string, string, string][]> {
  const { status, headers, body } = await site.send({ path })
  expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  const events = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
  return events.map(({ uid, startDate, summary }) => [uid, startDate.toString(), summary])
}

test('the calendar has closing days of favourites and logbook once each, and next steps, under names that stay', async () => {
  const member = await aMember(site)
  const both = await aJob(site, admin, { title: 'Both', closesOn: '2099-05-01' })
  const saved = await aJob(site, admin, { title: 'Saved', closesOn: '2099-04-01' })
  const open = await aJob(site, admin, { title: 'No day' })
  for (const { id } of [both, saved, open])
    await site.as(member)('POST', '/api/favorites', { userId: member.user.id, jobId: id })
  await put(member, both.id, { stage: 'applied', nextOn: '2099-03-01' })
  const path = await calendarOf(member)
  const days = await daysIn(path)
  expect(days.map(([, day, title]) => [day, title])).toEqual([
    ['2099-03-01', 'Next step: Both'],
    ['2099-04-01', 'Last day to apply: Saved'],
    ['2099-05-01', 'Last day to apply: Both'],
  ])
  await put(member, both.id, { stage: 'interview', nextOn: '2099-03-02' })
  expect((await daysIn(path)).map(([uid]) => uid)).toEqual(days.map(([uid]) => uid))
})

test('a new address ends the old one; nobody can make one up; a deleted account has none', async () => {
  const member = await aMember(site)
  const old = await calendarOf(member)
  expect(await calendarOf(member)).toBe(old)
  const renewed = await calendarOf(member, 'POST')
  expect((await site.send({ path: old })).status).toBe(404)
  expect((await site.send({ path: renewed })).status).toBe(200)
  expect((await site.send({ path: old.replace('.1.', '.2.') })).status).toBe(404)
  const again = await calendarOf(member, 'POST')
  expect((await site.send({ path: renewed })).status).toBe(404)
  const leavers: [Person, string][] = [[member, again]]
  const other = await aMember(site)
  leavers.push([other, await calendarOf(other)])
  for (const [person, path] of leavers) {
    expect((await site.send({ path })).status).toBe(200)
    await site.as(person)('DELETE', `/api/users/${person.user.id}`, { password: person.password })
    expect((await site.send({ path })).status).toBe(404)
  }
})

test('one listing has a file of its own while it is live', async () => {
  const job = await aJob(site, admin, { title: 'One Day', closesOn: '2099-05-01' })
  expect((await daysIn(`/jobs/${job.id}.ics`)).map(([, day]) => day)).toEqual(['2099-05-01'])
  expect((await site.send({ path: `/jobs/${job.id.toUpperCase()}.ics` })).body).not.toContain(job.id.toUpperCase())
  await site.as(admin)('PATCH', `/api/jobs/${job.id}`, { active: false })
  expect((await site.send({ path: `/jobs/${job.id}.ics` })).status).toBe(404)
  expect((await site.send({ path: '/jobs/nonsense.ics' })).status).toBe(404)
})

test('a closing day that was moved is newer than the one a calendar has, whichever file it came by', async () => {
  const member = await aMember(site)
  const job = await aJob(site, admin, { title: 'Moved', closesOn: '2099-05-01' })
  await site.as(member)('POST', '/api/favorites', { userId: member.user.id, jobId: job.id })
  const paths = [await calendarOf(member), `/jobs/${job.id}.ics`]
  const read = async (path: string) => {
    const { body } = await site.send({ path })
    const [event] = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent')
    const { sequence, startDate } = new ICAL.Event(event)
    return { sequence, day: startDate.toString(), stamp: String(event?.getFirstPropertyValue('dtstamp')) }
  }
  const before = await Promise.all(paths.map(read))
  site.advance(2_000)
  await site.as(admin)('PATCH', `/api/jobs/${job.id}`, { closesOn: '2099-06-01' })
  for (const [at, path] of paths.entries()) {
    const after = await read(path)
    expect(after.day).toBe('2099-06-01')
    expect(after.sequence).toBeGreaterThan(before[at]!.sequence)
    expect(after.stamp > before[at]!.stamp).toBe(true)
  }
})

test('a free member keeps a logbook too', async () => {
  const job = await aJob(site, admin)
  expect((await put(await aFreeMember(site), job.id, { stage: 'interested' })).status).toBe(200)
})

test('the calendar of somebody who is suspended rests until that is over, that of somebody silenced goes on', async () => {
  const member = await aMember(site)
  const path = await calendarOf(member)
  const suspension = `/api/admin/users/${member.user.id}/suspension`
  const statusWhile = async (kind: 'silenced' | 'suspended') => {
    await site.as(admin)('POST', suspension, { kind, until: null, reason: 'Spam' })
    const { status } = await site.send({ path })
    await site.as(admin)('DELETE', suspension)
    return status
  }
  expect([await statusWhile('silenced'), await statusWhile('suspended')]).toEqual([200, 404])
  expect((await site.send({ path })).status).toBe(200)
})

test('what was changed last stands first, and a closing day that a listing lost is lost there too', async () => {
  const member = await aMember(site)
  const jobs: string[] = []
  for (const title of ['First', 'Second', 'Third']) {
    const { id } = await aJob(site, admin, { title, closesOn: '2099-05-01' })
    jobs.push(id)
    await put(member, id, { stage: 'interested' })
    site.advance(1_000)
  }
  await put(member, jobs[1]!, { stage: 'applied' })
  await site.as(admin)('PATCH', `/api/jobs/${jobs[0]}`, { closesOn: null })
  expect((await entriesOf(member)).map(({ title, closesOn }) => [title, closesOn])).toEqual([
    ['Second', '2099-05-01'],
    ['Third', '2099-05-01'],
    ['First', null],
  ])
})

test('a logbook takes no more than it holds, also of two that come at once; what is in it can still be changed', async () => {
  const member = await aMember(site)
  await site.deps.db.pool.query(
    `insert into logbook_entries (user_id, job_id, stage, title, company, location, created_at, updated_at)
     select $1, gen_random_uuid(), 'no', 'Old', 'Reef', 'Horta', now(), now() from generate_series(1, 1999)`,
    [member.user.id],
  )
  const jobs = [await aJob(site, admin), await aJob(site, admin)]
  const tries = await Promise.all(jobs.map(({ id }) => put(member, id, { stage: 'interested' })))
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 409])
  const taken = jobs[tries.findIndex(({ status }) => status === 200)]!
  expect((await put(member, taken.id, { stage: 'applied' })).status).toBe(200)
})

test('a favourite that was closed before its day leaves the calendar, and comes back with its listing; days that are over stay', async () => {
  const member = await aMember(site)
  const tomorrow = new Date(site.deps.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)
  const early = await aJob(site, admin, { title: 'Closed early', closesOn: '2099-05-01' })
  const onTime = await aJob(site, admin, { title: 'Closed on its day', closesOn: tomorrow })
  for (const { id } of [early, onTime])
    await site.as(member)('POST', '/api/favorites', { userId: member.user.id, jobId: id })
  const path = await calendarOf(member)
  const titles = async () => (await daysIn(path)).map(([, , title]) => title.replace('Last day to apply: ', ''))
  await site.as(admin)('PATCH', `/api/jobs/${early.id}`, { active: false })
  expect(await titles()).toEqual(['Closed on its day'])
  await site.as(admin)('PATCH', `/api/jobs/${early.id}`, { active: true })
  expect(await titles()).toEqual(['Closed on its day', 'Closed early'])
  // Stays last in this file: everybody is signed out by then.
  site.advance(4 * 86_400_000)
  expect(await titles()).toEqual(['Closed on its day', 'Closed early'])
})
