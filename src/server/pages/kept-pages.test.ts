// A visitor's page is kept until what it shows changes: pages of other listings, organisations and texts stay.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aJob } from '#testing/jobs.ts'
import { anAdmin, type Person } from '#testing/people.ts'
import { startSite, type TestSite } from '#testing/start-site.ts'
import { ensureBuild, loadBuild } from '../build.ts'
import { pageRegion } from './page.cache.ts'

let site: TestSite
let admin: Person
beforeAll(async () => {
  await ensureBuild(() => undefined)
  const { render } = await loadBuild(false)
  site = await startSite({}, render)
  admin = await anAdmin(site)
}, 300_000)
afterAll(() => site.stop())

const words = ['/about', '/blog', '/privacy-policy', '/universities']
const lists = ['/', '/?page=2', '/chart', '/pay', '/membership', '/career/diving-instructor']
const article = '/blog/build-career-marine-biology'

/** Asks for each page, so that all that can be kept are. */
async function visit(paths: readonly string[]): Promise<void> {
  for (const path of paths) expect([path, (await site.send({ path })).status]).toEqual([path, 200])
  expect(keptOf(paths)).toEqual(paths)
}
const keptOf = (paths: readonly string[]) =>
  paths.filter((path) => pageRegion(site.deps).get(path)?.cached !== undefined)

async function twoListings() {
  const one = await aJob(site, admin, { title: 'Kelp Warden', company: 'Kelp House' })
  const other = await aJob(site, admin, { title: 'Reef Warden', company: 'Reef House' })
  for (let n = 0; n < 20; n += 1) await aJob(site, admin, { company: 'Crowd' })
  return {
    one,
    ofOne: [`/jobs/${one.id}`, '/organisations/kelp-house'],
    ofOther: [`/jobs/${other.id}`, '/organisations/reef-house'],
  }
}

test('a listing that changes ends its own page, its organisation’s and every list, and no other', async () => {
  const { one, ofOne, ofOther } = await twoListings()
  await visit([...words, article, ...lists, ...ofOne, ...ofOther])
  await site.as(admin)('PATCH', `/api/jobs/${one.id}`, { title: 'Kelp Keeper' })
  expect(keptOf([...words, article, ...lists, ...ofOne, ...ofOther])).toEqual([...words, article, ...ofOther])
  for (const path of ofOne) await site.send({ path })
  expect((await site.send({ path: ofOne[0]! })).body).toContain('Kelp Keeper')
  expect((await site.send({ path: ofOne[0]!.toUpperCase().replace('/JOBS', '/jobs') })).body).toContain('Kelp Keeper')

  await visit([...lists, ...ofOne, ...ofOther])
  await site.as(admin)('PATCH', `/api/jobs/${one.id}`, { company: 'Reef House' })
  expect(keptOf([...ofOne, ...ofOther])).toEqual([ofOther[0]])
  await visit(ofOther)
  expect((await site.send({ path: ofOne[0]! })).body).toContain('Reef House')

  await visit([...ofOther])
  await site.as(admin)('DELETE', `/api/jobs/${one.id}`)
  expect(keptOf([...ofOne, ...ofOther])).toEqual([ofOther[0]])
  expect((await site.send({ path: ofOne[0]! })).status).toBe(404)
})

test('the same page under a longer address, or in capitals, ends with it', async () => {
  const { one } = await twoListings()
  const paths = [`/jobs/${one.id}?from=letter`, `/jobs/${one.id.toUpperCase()}`, '/organisations/Kelp%20House']
  for (const path of paths) await site.send({ path })
  expect(keptOf(paths).length).toBeGreaterThan(0)
  await site.as(admin)('PATCH', `/api/jobs/${one.id}`, { active: false })
  expect(keptOf(paths)).toEqual([])
})

test('what an organisation says of itself, and what the operator says, ends every page it stands on', async () => {
  const { ofOne, ofOther } = await twoListings()
  const { body: company } = await site.as(admin)<{ id: string }>('POST', '/api/admin/companies', {
    name: 'Kelp House',
    contactEmail: 'kelp@mail.example',
  })
  await visit([...words, ...ofOne])
  await site.as(admin)('PATCH', `/api/admin/companies/${company.id}`, { description: 'We grow forests under water.' })
  expect(keptOf([...words, ...ofOne])).toEqual(words)
  expect((await site.send({ path: ofOne[1]! })).body).toContain('We grow forests under water.')

  await visit([...words, ...ofOther])
  const patched = await site.as(admin)('PATCH', '/api/admin/settings', { supportEmail: 'crew@mail.example' })
  expect(patched.status).toBe(200)
  expect(keptOf([...words, ...ofOther])).toEqual([])
})

test('no page tells of what it is made', async () => {
  const { headers } = await site.send({ path: '/about' })
  expect(headers['x-made-of']).toBeUndefined()
})

test('a page whose list was refused to one visitor, who had asked too often, is kept for nobody', async () => {
  const limited = await startSite({ RATE_LIMITS: 'on' }, (await loadBuild(false)).render)
  const isKept = (path: string) => pageRegion(limited.deps).get(path)?.cached !== undefined
  for (let n = 0; n < 61; n += 1) await limited.send({ path: `/api/jobs?search=word${n}` })
  expect((await limited.send({ path: '/api/jobs?search=beyond' })).status).toBe(429)
  const path = '/?search=marine'
  const page = await limited.send({ path })
  expect([page.status, page.body.includes('too_many_requests')]).toEqual([200, true])
  expect(isKept(path)).toBe(false)
  await limited.stop()
})

test('versions of a text that cannot exist are a page that is not there', async () => {
  for (const name of ['Foo_Bar', 'nothing-like-it', 'x'.repeat(90)])
    expect([name, (await site.send({ path: `/versions/${name}` })).status]).toEqual([name, 404])
})
