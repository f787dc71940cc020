// What members can do with a search: order, numbers, suggestions, spellings; and what the operator learns of it.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aJob } from '#testing/jobs.ts'
import { aFreeMember, aMember, anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { EmptySearch, JobList, Suggestion } from '../board.schema.ts'
import { jobs } from './jobs.table.ts'
import { renewSearch } from './search-renewal.service.ts'

let app: TestApi
let admin: Person
let member: Person
beforeAll(async () => {
  app = await startApi()
  ;[admin, member] = [await anAdmin(app), await aMember(app)]
  const posts = [
    {
      title: 'Whale Warden',
      company: 'Fjord Trust',
      workType: 'full-time',
      experienceLevel: 'senior',
      closesOn: '2099-01-01',
    },
    { title: 'Boat Cleaner', company: 'Whale House', workType: 'part-time', jobType: 'volunteer' },
    {
      title: 'Cook',
      company: 'Galley & Sons',
      description: 'Meals for whale watchers.',
      workType: 'part-time',
      closesOn: '2099-02-01',
    },
    { title: 'Turtle Nurse', company: 'Fjord Trust', location: 'Bergen, Norway', jobType: 'internship' },
  ]
  for (const post of posts) {
    app.advance(1_000)
    await aJob(app, admin, post)
  }
})
afterAll(() => app.stop())

const list = async (query: string) => (await app.as(member)<JobList>('GET', `/api/jobs?${query}`)).body
const titles = ({ jobs: entries }: JobList) => entries.map((entry) => ('locked' in entry ? null : entry.title))

test('the best match has the word in its title, then in its organisation, then in its text; the newest is the default', async () => {
  expect(titles(await list('search=whale'))).toEqual(['Cook', 'Boat Cleaner', 'Whale Warden'])
  expect(titles(await list('search=whale&sort=match'))).toEqual(['Whale Warden', 'Boat Cleaner', 'Cook'])
  expect(titles(await list('search=whale&sort=closing'))).toEqual(['Whale Warden', 'Cook', 'Boat Cleaner'])
  expect((await app.as(member)('GET', '/api/jobs?sort=loudest')).status).toBe(422)
})

test('the numbers follow the search and the other filters, not their own', async () => {
  const { facets } = await list('search=whale&workType=part-time')
  expect(facets).toMatchObject({
    jobType: { job: 1, volunteer: 1 },
    workType: { 'full-time': 1, 'part-time': 2 },
    experienceLevel: { 'entry-level': 2 },
    payClass: {},
    mode: {},
    country: {},
    sea: {},
  })
  expect((await list('')).facets?.jobType).toEqual({ job: 2, volunteer: 1, internship: 1 })
})

test('a level counts once however it is spelled, and each that is offered finds as many as it says', async () => {
  const levels = ['Deck Master', 'deck master', 'Deck Master', 'BSc, 2 years', 'Phd,', 'Two years']
  for (const [at, experienceLevel] of levels.entries()) {
    app.advance(1_000)
    await aJob(app, admin, { title: `Lamp Trimmer ${at}`, experienceLevel })
  }
  const few = await list('search=trimmer')
  expect(few.facets?.experienceLevel).toEqual({ 'Deck Master': 3, 'Two years': 1 })
  const counted = await list('search=trimmer&experienceLevel=Deck+Master')
  expect(titles(counted)).toEqual(['Lamp Trimmer 2', 'Lamp Trimmer 1', 'Lamp Trimmer 0'])
  expect(counted.facets?.experienceLevel).toEqual(few.facets?.experienceLevel)
  expect((await list('search=trimmer&experienceLevel=two+years')).total).toBe(1)
  for (const { id } of few.jobs.flatMap((entry) => ('locked' in entry ? [] : entry)))
    await app.as(admin)('DELETE', `/api/jobs/${id}`)
})

test('a find by another name says by which', async () => {
  expect((await list('search=cetacean')).jobs).toMatchObject([
    { matched: 'cetacean → whale' },
    { matched: 'cetacean → whale' },
    { matched: 'cetacean → whale' },
  ])
  expect((await list('search=whales')).jobs[0]).toMatchObject({ matched: null })
})

test('a misspelt word in a listing that is closed or gone disables no forgiveness', async () => {
  const closed = await aJob(app, admin, { title: 'Turtel Nurse' })
  await app.as(admin)('PATCH', `/api/jobs/${closed.id}`, { active: false })
  expect(titles(await list('search=turtel'))).toEqual(['Turtle Nurse'])
  await app.as(admin)('DELETE', `/api/jobs/${closed.id}`)
  expect(titles(await list('search=turtel'))).toEqual(['Turtle Nurse'])
})

test.each([
  ['wrong', 'turtla'],
  ['missing', 'turte'],
  ['doubled', 'turttle'],
  ['swapped', 'tutrle'],
])('a %s letter is forgiven in a word of five letters and more', async (_slip, typed) => {
  expect(titles(await list(`search=${typed}`))).toEqual(['Turtle Nurse'])
})

test('words of four letters are not guessed: they have too many neighbours', async () => {
  expect(titles(await list('search=boat'))).toEqual(['Boat Cleaner'])
  expect(titles(await list('search=cook'))).toEqual(['Cook'])
  for (const typed of ['baot', 'boit', 'bota', 'coik', 'ckoo', 'cok'])
    expect([typed, ...titles(await list(`search=${typed}`))]).toEqual([typed])
  // Five letters typed, of which one is too many.
  expect(titles(await list('search=boaat'))).toEqual(['Boat Cleaner'])
})

test('a slip is forgiven only when nothing is found without forgiving', async () => {
  const tests = [await aJob(app, admin, { title: 'Shore Walker' }), await aJob(app, admin, { title: 'Store Walker' })]
  expect(titles(await list('search=shore%20walker'))).toEqual(['Shore Walker'])
  for (const { id } of tests) await app.as(admin)('DELETE', `/api/jobs/${id}`)
})

test('every word must match, the thirteenth too', async () => {
  const twelve = 'meals for whale watchers cook galley sons valletta malta entry level part'
  expect(titles(await list(`search=${encodeURIComponent(twelve.replace(' part', ''))}`))).toEqual(['Cook'])
  expect(titles(await list(`search=${encodeURIComponent(`${twelve.replace(' part', '')} cook cook violin`)}`))).toEqual(
    [],
  )
})

test('titles, organisations and places are offered while a member types, and nothing locked to others', async () => {
  const offered = async (who: Person | null, prefix: string) =>
    (
      await (who ? app.as(who) : app.call)<{ suggestions: Suggestion[] }>(
        'GET',
        `/api/jobs/suggestions?prefix=${prefix}`,
      )
    ).body.suggestions
  expect(await offered(member, 'wha')).toEqual([
    { kind: 'title', text: 'Whale Warden' },
    { kind: 'organisation', text: 'Whale House' },
  ])
  expect(await offered(member, 'berg')).toEqual([{ kind: 'place', text: 'Bergen, Norway' }])
  const free = await aFreeMember(app)
  expect(await offered(null, 'whale')).toEqual([])
  expect(await offered(free, 'wha')).toEqual([])
  expect(await offered(free, 'whale')).toEqual([{ kind: 'organisation', text: 'Whale House' }])
})

test('searches that found nothing are counted without the person, and read by the operator', async () => {
  for (let n = 0; n < 3; n += 1) await list('search=Narwhal%20violin')
  await list('search=somebody%40harbour.example')
  expect((await list('search=turtle&country=AQ')).total).toBe(0)
  await app.deps.batches.flush()
  const { body } = await app.as(admin)<{ searches: EmptySearch[] }>('GET', '/api/admin/empty-searches')
  expect(body.searches.find(({ words }) => words === 'narwhal violin')).toMatchObject({ times: 3 })
  expect(JSON.stringify(body)).not.toContain('somebody')
  // There are turtles, only not there.
  expect(body.searches.map(({ words }) => words)).not.toContain('turtle')
  expect((await app.as(member)('GET', '/api/admin/empty-searches')).status).toBe(403)
})

test('listings stored by older rules are read anew', async () => {
  await app.deps.db.orm
    .update(jobs)
    .set({ searchVersion: 0, searchWords: sql`''::tsvector`, searchText: '' })
    .where(eq(jobs.title, 'Turtle Nurse'))
  app.advance(61_000)
  expect(titles(await list('search=turtle'))).toEqual([])
  await renewSearch(app.deps)
  expect(titles(await list('search=turtle'))).toEqual(['Turtle Nurse'])
})

test('a word written as it is heard is offered as it is spelled', async () => {
  await aJob(app, admin, { title: 'Hydrographer', company: 'Sounding Lines' })
  expect(await list('search=hydrografer')).toMatchObject({ total: 0, suggestion: 'hydrographer' })
  expect(await list('search=dolfin')).toMatchObject({ total: 0, suggestion: null })
  await aJob(app, admin, { title: 'Dolphin Guide', company: 'Sounding Lines' })
  expect(await list('search=dolfin')).toMatchObject({ total: 0, suggestion: 'dolphin' })
})
