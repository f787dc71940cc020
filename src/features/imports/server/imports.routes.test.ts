// What an operator hands in and what comes back: pages of every shape, hostile ones too, and what is refused with its reason.
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPicture } from '#testing/jobs.ts'
import { aMember, anAdmin, aStaff, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { openWebPages, type WebPages } from '#testing/web-pages.ts'
import type { ImportAnswer } from '../import.schema.ts'

let web: WebPages
let app: TestApi
let admin: Person
beforeAll(async () => {
  web = await openWebPages()
  app = await startApi({ OUTBOUND_TEST_HOSTS: web.hosts('work.example', 'cdn.example') })
  admin = await anAdmin(app)
})
afterAll(async () => {
  await app.stop()
  await web.close()
})

type Answer = ImportAnswer & { error: string; code: string; fields: Record<string, string> }
const send = (body: unknown, person = admin) => app.as(person)<Answer>('POST', '/api/admin/imports', body)
async function draftOf(body: unknown) {
  const answer = await send(body)
  expect([answer.status, answer.body.error]).toEqual([200, undefined])
  expect(answer.body.drafts).toHaveLength(1)
  return answer.body.drafts[0]!
}
const script = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`
const page = (inner: string, head = '') => `<!doctype html><html><head>${head}</head><body>${inner}</body></html>`

const posting = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Seagrass Botanist',
  description: '<p>Map the meadows.</p><ul><li>Dive</li></ul>',
  datePosted: '2026-11-10',
  validThrough: '2099-12-31T23:59:00Z',
  employmentType: ['FULL_TIME'],
  hiringOrganization: { '@type': 'Organization', name: 'Meadow Trust', sameAs: 'https://meadow.example' },
  jobLocation: {
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: 'Faro', addressCountry: 'PT' },
  },
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'EUR',
    value: { '@type': 'QuantitativeValue', minValue: 1800, maxValue: 2200, unitText: 'MONTH' },
  },
}
const read = {
  title: 'Seagrass Botanist',
  company: 'Meadow Trust',
  companyWebsite: 'https://meadow.example',
  location: 'Faro, Portugal',
  description: 'Map the meadows.\n\n- Dive',
  workType: 'full-time',
  closesOn: '2099-12-31',
  salary: 'EUR 1,800 – 2,200 a month',
  pay: { class: 'salary', min: 1800, max: 2200, currency: 'EUR', period: 'month' },
  place: { country: 'PT', city: 'Faro' },
}

describe('a page that tells of its posting', () => {
  test.each<[string, unknown]>([
    ['as one thing', posting],
    ['in a list', [{ '@type': 'WebSite' }, posting]],
    ['in a graph', { '@context': 'https://schema.org', '@graph': [{ '@type': 'Organization' }, posting] }],
    ['with several types', { ...posting, '@type': ['Thing', 'https://schema.org/JobPosting'] }],
    ['inside another thing', { '@type': 'WebPage', mainEntity: posting }],
  ])('%s gives every field with its source', async (_how, value) => {
    web.show('work.example/told', page('<h1>Another title</h1>', script(value)))
    const { fields, sources, warnings } = await draftOf({ url: 'https://work.example/told' })
    expect(fields).toMatchObject({ ...read, jobUrl: 'https://work.example/told' })
    expect(Object.keys(sources).sort()).toEqual(Object.keys(fields).sort())
    expect(new Set(Object.values(sources))).toEqual(new Set(['json-ld']))
    expect(warnings).toEqual([])
  })

  test('several postings give several drafts, each with its own address', async () => {
    const second = { ...posting, title: 'Boat Hand', url: '/jobs/2' }
    web.show('work.example/list', page('', script([{ ...posting, url: 'https://work.example/jobs/1' }, second])))
    const { body } = await send({ url: 'https://work.example/list' })
    expect(body.drafts.map(({ fields }) => [fields.title, fields.jobUrl])).toEqual([
      ['Seagrass Botanist', 'https://work.example/jobs/1'],
      ['Boat Hand', 'https://work.example/jobs/2'],
    ])
  })

  test('work from home is remote, wherever applicants may live', async () => {
    const { jobLocation: _, ...rest } = posting
    const remote = {
      ...rest,
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'Chile' },
    }
    const { fields, warnings } = await draftOf({ html: page('', script(remote)), url: 'https://work.example/home' })
    expect(fields).toMatchObject({ location: 'Remote (Chile)', place: { mode: 'remote' } })
    expect(warnings).toEqual([])
  })

  test('broken scripts are passed over, sloppy ones are read', async () => {
    const sloppy = `<script type="application/ld+json"><!-- ${JSON.stringify(posting).replace('Map the', 'Map\nthe')} --></script>`
    const html = page('', `<script type="application/ld+json">{"@type":</script>${sloppy}`)
    expect((await draftOf({ html, url: 'https://work.example/x' })).fields.title).toBe('Seagrass Botanist')
  })

  test('microdata is read where there is no script', async () => {
    const html = page(`<div itemscope itemtype="https://schema.org/JobPosting"><h2 itemprop="title">Net Mender</h2>
      <div itemprop="description"><p>Mend nets.</p></div><meta itemprop="datePosted" content="2026-11-01">
      <span itemprop="hiringOrganization" itemscope itemtype="https://schema.org/Organization"><b itemprop="name">Old Harbour</b></span>
      <span itemprop="jobLocation" itemscope><span itemprop="address" itemscope><i itemprop="addressLocality">Hvar</i>
      <i itemprop="addressCountry">Croatia</i></span></span></div>`)
    const { fields, sources, warnings } = await draftOf({ html, url: 'https://work.example/net' })
    expect(fields).toMatchObject({
      title: 'Net Mender',
      company: 'Old Harbour',
      location: 'Hvar, Croatia',
      description: 'Mend nets.',
      place: { country: 'HR' },
    })
    expect(sources.title).toBe('microdata')
    expect(warnings).toEqual([])
  })
})

describe('a page that does not', () => {
  test('is read as far as it goes, and says what is missing', async () => {
    const text =
      'We look for somebody who counts dolphins from the shore, in all weathers, with patience and a telescope. '
    web.show(
      'work.example/plain',
      page(
        `<nav>Home</nav><article><h1>Dolphin Watcher</h1><p>${text.repeat(4)}</p><p>Location: Tarifa, Spain</p></article>`,
        '<meta property="og:title" content="Dolphin Watcher"><meta property="og:site_name" content="Strait Survey"><meta property="og:description" content="Short">',
      ),
    )
    const { fields, sources, warnings } = await draftOf({ url: 'https://work.example/plain?utm_source=mail&ref=7' })
    expect(fields).toMatchObject({
      title: 'Dolphin Watcher',
      company: 'Strait Survey',
      location: 'Tarifa, Spain',
      jobUrl: 'https://work.example/plain?ref=7',
      description: expect.stringContaining('counts dolphins from the shore'),
    })
    expect(sources).toMatchObject({ title: 'open-graph', company: 'open-graph', description: 'text', location: 'text' })
    expect(warnings).toEqual(['The page does not say when it was posted'])
  })

  test('a text copied from a page is read by its first line and its labels', async () => {
    const text =
      'Whale Guide\n\nOrganisation: Blue Tours\nLocation: Húsavík, Iceland\nDeadline: 2099-03-01\n\nShow guests the whales.'
    for (const body of [{ html: text, url: 'https://work.example/w' }, { text }]) {
      const { fields, sources } = await draftOf(body)
      expect(fields).toMatchObject({
        title: 'Whale Guide',
        company: 'Blue Tours',
        location: 'Húsavík, Iceland',
        closesOn: '2099-03-01',
      })
      expect(fields.description).toContain('Show guests the whales.')
      expect(sources.title).toBe('text')
    }
  })

  test('a check for robots and a page of scripts say so, and ask for the text', async () => {
    web.show('work.example/wall', page('<p>Verify you are human</p>', '<title>Just a moment...</title>'))
    const wall = await draftOf({ url: 'https://work.example/wall' })
    expect(wall.warnings[0]).toBe('A check for robots stands in front of this page. Paste its text or HTML instead.')
    web.show('work.example/app', page('<div id="root"></div><script src="/app.js"></script>'))
    const app = await draftOf({ url: 'https://work.example/app' })
    expect(app.warnings[0]).toBe('This page is empty until its scripts run. Paste its text or HTML instead.')
    expect(app.fields.jobUrl).toBe('https://work.example/app')
  })

  test('robots.txt is told, not obeyed: an operator’s own look is no robot', async () => {
    web.show('work.example/secret', page('<h1>Hidden</h1>', script(posting)))
    web.show('work.example/robots.txt', { type: 'text/plain', body: 'User-agent: *\nDisallow: /secret' })
    const { fields, warnings } = await draftOf({ url: 'https://work.example/secret' })
    expect(fields.title).toBe('Seagrass Botanist')
    expect(warnings).toEqual(['The robots.txt of this site asks programs to stay away from this page'])
    web.show('work.example/robots.txt', { status: 404 })
  })
})

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
    web.show('work.example/forbidden', { status: 403, body: page('<h1>Forbidden</h1>') })
    web.show('work.example/paper', { type: 'application/pdf', body: '%PDF' })
    web.show('work.example/big', { body: 'x'.repeat(1_100_000) })
    web.show('work.example/inside', { status: 302, headers: { location: 'http://10.0.0.1/' } })
    web.show('work.example/circle', { status: 302, headers: { location: '/circle' } })
    const answer = await send({ url })
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
    expect(await send(body)).toMatchObject({ status: 422, body: { fields: { [field]: expect.any(String) } } })
  })

  test('a body may have two megabytes', async () => {
    expect((await send({ html: `<h1>x</h1>${'<p>y</p>'.repeat(150_000)}` })).status).toBe(200)
    expect((await send({ html: 'x'.repeat(2_200_000) })).status).toBe(413)
  })

  test('members and visitors are turned away, editors are not', async () => {
    expect((await app.call('POST', '/api/admin/imports', { text: 'x' })).status).toBe(401)
    expect((await send({ text: 'x' }, await aMember(app))).status).toBe(403)
    expect((await send({ text: 'x' }, await aStaff(app, 'moderator'))).status).toBe(403)
    expect((await send({ text: 'x' }, await aStaff(app, 'editor'))).status).toBe(200)
  })
})

test('a hostile page is given up after three seconds, and the site answers meanwhile', async () => {
  web.show('work.example/deep', page(`${'<div>'.repeat(60_000)}x${'</div>'.repeat(60_000)}`))
  let isDone = false
  const started = performance.now()
  const importing = send({ url: 'https://work.example/deep' }).finally(() => {
    isDone = true
  })
  let slowest = 0
  while (!isDone) {
    const before = performance.now()
    expect((await app.call('GET', '/api/stats')).status).toBe(200)
    slowest = Math.max(slowest, performance.now() - before)
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
  expect(performance.now() - started).toBeLessThan(20_000)
  expect(slowest).toBeLessThan(1_000)
})

const fiveMissing = [
  'No title was found',
  'No description was found',
  'The page does not say when it was posted',
  'The page does not name the organisation',
  'The page does not say where the work is',
]

describe('the logo', () => {
  const withLogo = (logo: unknown) =>
    page('', script({ ...posting, hiringOrganization: { name: 'Meadow Trust', logo } }))
  const logoOf = async (logo: unknown) => {
    web.show('work.example/logo', withLogo(logo))
    return (await draftOf({ url: 'https://work.example/logo' })).fields.companyLogo
  }
  const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${inner}</svg>`

  test('is fetched, drawn anew and kept as an upload: pictures, WebP and plain drawings', async () => {
    const png = await aPicture()
    web.show('cdn.example/a.png', { type: 'image/png', body: png })
    web.show('work.example/b.webp', { type: 'image/webp', body: await sharp(png).webp().toBuffer() })
    web.show('cdn.example/c.svg', { type: 'image/svg+xml', body: svg('<rect width="40" height="20" fill="teal"/>') })
    for (const logo of [
      'https://cdn.example/a.png',
      { '@type': 'ImageObject', url: '/b.webp' },
      'https://cdn.example/c.svg',
    ]) {
      const path = await logoOf(logo)
      expect(path).toMatch(/^\/objects\/[\da-f-]{36}$/)
      const { rows } = await app.deps.db.pool.query('select * from objects where id = $1', [path!.slice(9)])
      expect(rows[0]).toMatchObject({ owner_id: admin.user.id, status: 'stored', content_type: 'image/png' })
    }
  })

  test('is left out when it is inside, broken, no picture, or a drawing that reaches outside', async () => {
    web.show('cdn.example/page', page('x'))
    web.show('cdn.example/broken.png', {
      type: 'image/png',
      body: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2]),
    })
    const drawings = {
      file: svg('<image href="file:///etc/passwd" width="9" height="9"/>'),
      far: svg('<use href="https://cdn.example/a.svg#x"/>'),
      bomb: `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${svg('<text>&b;</text>')}`,
      style: svg('<style>@import url(https://cdn.example/x.css)</style>'),
    }
    for (const [name, body] of Object.entries(drawings))
      web.show(`cdn.example/${name}.svg`, { type: 'image/svg+xml', body })
    const logos = [
      'http://127.0.0.1/logo.png',
      'https://cdn.example/page',
      'https://cdn.example/broken.png',
      'data:image/png;base64,AA',
    ]
    for (const logo of [...logos, ...Object.keys(drawings).map((name) => `https://cdn.example/${name}.svg`)])
      expect([logo, await logoOf(logo)]).toEqual([logo, undefined])
  })
})

test('signs that no database keeps are left out wherever they stand', async () => {
  const odd = {
    ...posting,
    title: 'Kelp\u0000 Diver\u0007',
    hiringOrganization: { name: 'A\u0000B' },
    jobLocation: { address: { addressLocality: 'Fa\u0000ro', addressCountry: 'PT' } },
  }
  const { fields } = await draftOf({ html: page('', script(odd)), url: 'https://work.example/odd' })
  expect(fields).toMatchObject({ title: 'Kelp  Diver', company: 'A B', place: { city: 'Fa ro' } })
  const { status } = await app.as(admin)('POST', '/api/admin/imports/commit', { jobs: [fields] })
  expect(status).toBe(201)
})

test('nothing is stored but the logo: no listing, no row in the log', async () => {
  const count = async () =>
    (
      await app.deps.db.pool.query(
        'select (select count(*) from jobs) as jobs, (select count(*) from audit_log) as acts',
      )
    ).rows[0]
  const before = await count()
  await draftOf({ html: page('', script(posting)), url: 'https://work.example/quiet' })
  expect(await count()).toEqual(before)
})
