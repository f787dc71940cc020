// The feed of a saved search: read by its address, as its owner may read the board now.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setMembership } from '#features/accounts/server/accounts.store.ts'
import { aJob } from '#testing/jobs.ts'
import { aFreeMember, aMember, anAdmin, type Person } from '#testing/people.ts'
import { startSite, type TestSite } from '#testing/start-site.ts'
import type { SavedSearch } from '../alert.schema.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
  const admin = await anAdmin(site)
  for (let at = 0; at < 5; at += 1) {
    site.advance(1_000)
    await aJob(site, admin, { title: `Turtle Warden ${at}`, workType: 'full-time' })
  }
})
afterAll(() => site.stop())

async function feedOf(person: Person, params: object): Promise<{ id: string; path: string }> {
  const body = { name: 'Turtles', params, cadence: 'never' }
  const { body: saved } = await site.as(person)<SavedSearch>('POST', '/api/saved-searches', body)
  return { id: saved.id, path: new URL(saved.feedUrl).pathname }
}

const read = (path: string) => site.send({ path })
const titlesIn = (text: string) => [...text.matchAll(/Turtle Warden \d/g)].map(([title]) => title)

test('a member’s feed has what the search finds, without a cookie and not for search engines', async () => {
  const { path } = await feedOf(await aMember(site), { search: 'turtle', workType: 'full-time' })
  const { status, headers, body } = await read(path)
  expect([status, headers['content-type'], headers['x-robots-tag']]).toEqual([
    200,
    'application/rss+xml; charset=utf-8',
    'noindex',
  ])
  expect(headers['cache-control']).toContain('private')
  expect(titlesIn(body)).toHaveLength(5)
})

test('a free member’s feed has the newest three of the board and nothing else', async () => {
  const { path } = await feedOf(await aFreeMember(site), { search: 'turtle' })
  expect(titlesIn((await read(path)).body)).toEqual(['Turtle Warden 4', 'Turtle Warden 3', 'Turtle Warden 2'])
})

test('it says of each listing what it is, what it pays and until when, as the board’s own feed does', async () => {
  const pay = { class: 'participant_pays', fee: 900, feeCurrency: 'EUR' }
  const offer = { location: 'Brest, France', jobType: 'volunteer', paidPosition: false, salary: null, pay }
  await aJob(site, await anAdmin(site), { ...offer, title: 'Narwhal Warden', closesOn: '2099-03-14' })
  const { path } = await feedOf(await aMember(site), { search: 'narwhal' })
  const said = 'Volunteer in Brest, France; You pay 900 EUR; apply by March 14, 2099'
  expect((await read(path)).body).toContain(said)
  expect((await read('/jobs.rss')).body).toContain(said)
})

test('it rests with the membership', async () => {
  const person = await aMember(site)
  const { path } = await feedOf(person, { search: 'turtle', workType: 'full-time' })
  const subscriptionEndDate = new Date(site.deps.clock.now().getTime() - 1_000)
  await setMembership(site.deps.db.orm, person.user.id, { subscriptionType: 'Annual', subscriptionEndDate })
  const { status, body } = await read(path)
  expect([status, titlesIn(body)]).toEqual([200, []])
})

test('it is not there while its owner is suspended', async () => {
  const person = await aMember(site)
  const { path } = await feedOf(person, { search: 'turtle' })
  const decision = { kind: 'suspended', reason: 'Sold berths that do not exist', until: null }
  const at = `/api/admin/users/${person.user.id}/suspension`
  const admin = await anAdmin(site)
  expect((await site.as(admin)('POST', at, decision)).status).toBe(201)
  expect((await read(path)).status).toBe(404)
  expect((await site.as(admin)('DELETE', at)).status).toBe(204)
  expect((await read(path)).status).toBe(200)
})

test('a new address ends the old one, and nobody can make one up', async () => {
  const person = await aMember(site)
  const { id, path } = await feedOf(person, { search: 'turtle' })
  const { body } = await site.as(person)<SavedSearch>('POST', `/api/saved-searches/${id}/feed`)
  expect((await read(path)).status).toBe(404)
  expect((await read(new URL(body.feedUrl).pathname)).status).toBe(200)
  expect((await read(path.replace('.1.', '.2.'))).status).toBe(404)
  await site.as(person)('DELETE', `/api/saved-searches/${id}`)
  expect((await read(new URL(body.feedUrl).pathname)).status).toBe(404)
})

test('a program that reads a feed all day long is not counted as people who look in vain', async () => {
  const { path } = await feedOf(await aMember(site), { search: 'narwhal violin' })
  for (const _ of [1, 2]) expect((await read(path)).status).toBe(200)
  await site.deps.batches.flush()
  const admin = await anAdmin(site)
  const { body } = await site.as(admin)<{ searches: { words: string }[] }>('GET', '/api/admin/empty-searches')
  expect(body.searches).toEqual([])
})
