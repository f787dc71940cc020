// What an operator hands in and what comes back: what is refused with its reason, hostile pages, and that nothing is stored.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember, aStaff } from '#testing/people.ts'
import { type ImportDesk, openImportDesk, page, posting, script } from './import-desk.fixture.ts'

let desk: ImportDesk
beforeAll(async () => {
  desk = await openImportDesk('work.example')
})
afterAll(() => desk.close())

describe('what can not be imported says why', () => {
  test.each<[string, string, string]>([
    ['http://127.0.0.1/', 'refused', 'only public pages'],
    ['http://169.254.169.254/latest/meta-data', 'refused', 'only public pages'],
    ['http://[::1]:80/', 'refused', 'only public pages'],
    ['http://work.example:9000/', 'refused', 'only public pages'],
    ['https://work.example/away', 'page_gone', 'It answered 404'],
    ['https://work.example/forbidden', 'page_closed_to_us', 'Paste its text'],
    ['https://work.example/paper', 'not_html', 'no HTML page'],
    ['https://work.example/big', 'too_big', 'more than 1 MB'],
    ['https://work.example/inside', 'refused', 'only public pages'],
    ['https://work.example/circle', 'too_many_redirects', 'more than five times'],
  ])('%s', async (url, code, text) => {
    desk.web.show('work.example/forbidden', { status: 403, body: page('<h1>Forbidden</h1>') })
    desk.web.show('work.example/paper', { type: 'application/pdf', body: '%PDF' })
    desk.web.show('work.example/big', { body: 'x'.repeat(1_100_000) })
    desk.web.show('work.example/inside', { status: 302, headers: { location: 'http://10.0.0.1/' } })
    desk.web.show('work.example/circle', { status: 302, headers: { location: '/circle' } })
    const answer = await desk.send({ url })
    expect(answer).toMatchObject({ status: 422, body: { code, fields: { url: expect.stringContaining(text) } } })
  })

  test.each<[unknown, string]>([
    [{}, 'url'],
    [{ url: 'javascript:alert(1)' }, 'url'],
    [{ url: 'https://name:secret@work.example/' }, 'url'],
    [{ url: 'https://work.example/', csv: 'title' }, 'url'],
    [{ html: '<p>x</p>', text: 'x' }, 'url'],
    [{ html: '' }, 'html'],
    [{ url: 'https://work.example/', cookies: 'a=1' }, 'cookies'],
  ])('%j is refused at %s', async (body, field) => {
    expect(await desk.send(body)).toMatchObject({ status: 422, body: { fields: { [field]: expect.any(String) } } })
  })

  test('a body may have two megabytes', async () => {
    expect((await desk.send({ html: `<h1>x</h1>${'<p>y</p>'.repeat(150_000)}` })).status).toBe(200)
    expect((await desk.send({ html: 'x'.repeat(2_200_000) })).status).toBe(413)
  })

  test('members and visitors are turned away, editors are not', async () => {
    expect((await desk.app.call('POST', '/api/admin/imports', { text: 'x' })).status).toBe(401)
    expect((await desk.send({ text: 'x' }, await aMember(desk.app))).status).toBe(403)
    expect((await desk.send({ text: 'x' }, await aStaff(desk.app, 'moderator'))).status).toBe(403)
    expect((await desk.send({ text: 'x' }, await aStaff(desk.app, 'editor'))).status).toBe(200)
  })
})

test('a hostile page is given up after three seconds, and the site answers meanwhile', async () => {
  desk.web.show('work.example/deep', page(`${'<div>'.repeat(60_000)}x${'</div>'.repeat(60_000)}`))
  let isDone = false
  const importing = desk.send({ url: 'https://work.example/deep' }).finally(() => {
    isDone = true
  })
  let answers = 0
  while (!isDone) {
    expect((await desk.app.call('GET', '/api/stats')).status).toBe(200)
    answers += 1
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const { status, body } = await importing
  expect(status).toBe(200)
  expect(body.drafts).toMatchObject([
    {
      fields: { jobUrl: 'https://work.example/deep' },
      warnings: ['This page could not be read. Paste its text or HTML instead.', ...fiveMissing],
    },
  ])
  expect(answers).toBeGreaterThan(10)
})

const fiveMissing = [
  'No title was found',
  'No description was found',
  'The page does not say when it was posted',
  'The page does not name the organisation',
  'The page does not say where the work is',
]

test('signs that no database keeps are left out wherever they stand', async () => {
  const odd = {
    ...posting,
    title: 'Kelp\u0000 Diver\u0007',
    hiringOrganization: { name: 'A\u0000B' },
    jobLocation: { address: { addressLocality: 'Fa\u0000ro', addressCountry: 'PT' } },
  }
  const { fields } = await desk.draftOf({ html: page('', script(odd)), url: 'https://work.example/odd' })
  expect(fields).toMatchObject({ title: 'Kelp  Diver', company: 'A B', place: { city: 'Fa ro' } })
  const { status } = await desk.app.as(desk.admin)('POST', '/api/admin/imports/commit', { jobs: [fields] })
  expect(status).toBe(201)
})

test('nothing is stored but the logo: no listing, no row in the log', async () => {
  const count = async () =>
    (
      await desk.app.deps.db.pool.query(
        'select (select count(*) from jobs) as jobs, (select count(*) from audit_log) as acts',
      )
    ).rows[0]
  const before = await count()
  await desk.draftOf({ html: page('', script(posting)), url: 'https://work.example/quiet' })
  expect(await count()).toEqual(before)
})
