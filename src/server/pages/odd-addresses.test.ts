// Addresses that somebody has changed by hand, or cut off: the page they name is shown, or there is none; never a fault of ours.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, type Person } from '#testing/people.ts'
import { startSite, type TestSite } from '#testing/start-site.ts'
import { ensureBuild, loadBuild } from '../build.ts'

let site: TestSite
let member: Person
let topic: string
beforeAll(async () => {
  await ensureBuild(() => undefined)
  const { render } = await loadBuild(false)
  site = await startSite({}, render)
  member = await aMember(site)
  const draft = { title: 'Which buoy is that?', content: 'Red, with a bell on it.' }
  topic = (await site.as(member)<{ id: string }>('POST', '/api/forum/topics', draft)).body.id
}, 300_000)
afterAll(() => site.stop())

/** How it ends: who asks for nonsense is led to the same address without it, once. */
async function statusFor(path: string): Promise<number> {
  const ask = (where: string) => site.send({ path: where, headers: { cookie: member.cookie } })
  const first = await ask(path)
  return first.status === 307 ? (await ask(String(first.headers.location))).status : first.status
}

test('a page that is no number is the first one, in the list and in a topic', async () => {
  for (const page of ['abc', '2.5', '-1', '0', '1e9', '99999999', '%00'])
    for (const path of ['/forum', `/forum/topics/${topic}`])
      expect([path, page, await statusFor(`${path}?page=${page}`)]).toEqual([path, page, 200])
})

test('words that no search takes are left out', async () => {
  for (const asked of [
    'search=%00',
    'author=%00',
    'category=%00',
    'search=kelp&within=texts&answered=perhaps',
    'search=%00&within=texts',
    `search=${'kelp+'.repeat(200)}`,
  ])
    expect([asked, await statusFor(`/forum?${asked}`)]).toEqual([asked, 200])
  expect(await statusFor(`/forum/topics/${topic}?reply=nobody`)).toBe(200)
})

test('a way back to another site is dropped from the address of the sign-in', async () => {
  for (const elsewhere of ['//evil.example', 'https://evil.example', '/\\evil.example']) {
    const { status, headers } = await site.send({ path: `/auth?returnTo=${encodeURIComponent(elsewhere)}` })
    expect([elsewhere, status, headers.location]).toEqual([elsewhere, 307, '/auth'])
  }
})

test('an address whose signs can not be read is a page that says there is none', async () => {
  for (const path of [
    '/jobs/%ff',
    '/career/%E0%A4%A',
    '/blog/%',
    '/people/%ff',
    '/organisations/%c3',
    '/no/such/%ff',
  ]) {
    const { status, body } = await site.send({ path })
    expect([path, status, body.includes('404 Page Not Found')]).toEqual([path, 404, true])
    expect([path, await statusFor(path)]).toEqual([path, 404])
  }
})

test('a page in capitals is as private as it is in small letters', async () => {
  const { headers } = await site.send({ path: '/Verify-Email?token=x' })
  expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
  expect((await site.send({ path: '/FORUM' })).headers['x-robots-tag']).toBe('noindex')
})
