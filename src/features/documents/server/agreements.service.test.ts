// Legal texts: every version stays readable, and who agreed to which is known.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aFreeMember, type Person } from '#testing/people.ts'
import { type DocumentDesk, openDocumentDesk } from './document-desk.fixture.ts'

let desk: DocumentDesk
beforeAll(async () => {
  desk = await openDocumentDesk()
})
afterAll(() => desk.app.stop())

test('every version of a legal text stays readable, and a consent names its own', async () => {
  const consentOf = async (person: Person) => {
    await desk.app.as(person)('POST', '/api/membership/consent', { termsOfSale: true, sameEmail: true })
    const { rows } = await desk.app.deps.db.pool.query(
      'select terms_version from payment_consents where user_id = $1',
      [person.user.id],
    )
    return rows[0].terms_version
  }
  expect(await consentOf(await aFreeMember(desk.app))).toBe('2025-10-05')
  expect((await desk.change('legal/terms-of-sale', { lastUpdated: '2026-11-16' })).status).toBe(200)
  expect((await desk.change('legal/terms-of-sale', { title: 'A draft' }, { publishAt: null })).body.state).toBe('draft')
  expect(await consentOf(await aFreeMember(desk.app))).toBe('2026-11-16.2')
  const { body } = await desk.app.call<{ versions: { version: string; text: { lastUpdated: string } }[] }>(
    'GET',
    '/api/documents/legal/terms-of-sale/versions',
  )
  expect(body.versions.map(({ version, text }) => [version, text.lastUpdated])).toEqual([
    ['2026-11-16.2', '2026-11-16'],
    ['2025-10-05', '2025-10-05'],
  ])
})

test('a change in earnest asks who was there before to agree, once and to that version', async () => {
  const [member, name] = [await aFreeMember(desk.app), 'legal/terms-of-service']
  const due = async (person: Person) =>
    (await desk.app.as(person)<{ due: { slug: string; version: string }[] }>('GET', '/api/legal/due')).body.due
  await desk.change(name, { lastUpdated: '2026-11-17' })
  expect(await due(member)).toEqual([])
  desk.app.advance(1_000)
  await desk.change(name, { lastUpdated: '2026-11-18', asksAgain: true })
  const [asked] = await due(member)
  expect(asked).toEqual({ slug: 'terms-of-service', title: 'Terms of Service', version: '2026-11-18.3' })
  desk.app.advance(1_000)
  expect(await due(await aFreeMember(desk.app))).toEqual([])
  const agree = (version: string) =>
    desk.app.as(member)('POST', '/api/legal/agree', { slug: 'terms-of-service', version })
  expect((await agree('2026-11-17.2')).status).toBe(409)
  expect((await agree(asked!.version)).status).toBe(204)
  expect((await agree(asked!.version)).status).toBe(204)
  expect(await due(member)).toEqual([])
  const { body } = await desk.app.as(member)('GET', `/api/users/${member.user.id}/export`)
  expect(JSON.stringify(body)).toContain('2026-11-18.3')
})

test('a version that was replaced before its time was never in force, and none is in force before it was saved', async () => {
  const name = 'legal/privacy-policy'
  const versions = async () => {
    const { body } = await desk.app.call<{ versions: { version: string; publishedAt: string | null }[] }>(
      'GET',
      '/api/documents/legal/privacy-policy/versions',
    )
    return body.versions
  }
  const [shipped] = await versions()
  const publishAt = new Date(desk.app.deps.clock.now().getTime() + 600_000).toISOString()
  await desk.change(name, { lastUpdated: '2026-12-01', asksAgain: true }, { publishAt })
  desk.app.advance(1_000)
  const savedAt = desk.app.deps.clock.now()
  await desk.change(name, { lastUpdated: '2026-11-18', asksAgain: false }, { publishAt: '2020-01-01T00:00:00Z' })
  desk.app.advance(600_000)
  const [current, ...before] = await versions()
  expect([current?.version, before]).toEqual(['2026-11-18.3', [shipped]])
  expect(new Date(current!.publishedAt!).getTime()).toBeGreaterThanOrEqual(savedAt.getTime())
})
