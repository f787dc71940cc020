// What is read of pages: those that tell of their posting in words for programs, and those that do not.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ImportDesk, openImportDesk, page, posting, script } from './import-desk.fixture.ts'

let desk: ImportDesk
beforeAll(async () => {
  desk = await openImportDesk('work.example')
})
afterAll(() => desk.close())

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
    desk.web.show('work.example/told', page('<h1>Another title</h1>', script(value)))
    const { fields, sources, warnings } = await desk.draftOf({ url: 'https://work.example/told' })
    expect(fields).toMatchObject({ ...read, jobUrl: 'https://work.example/told' })
    expect(Object.keys(sources).sort()).toEqual(Object.keys(fields).sort())
    expect(new Set(Object.values(sources))).toEqual(new Set(['json-ld']))
    expect(warnings).toEqual([])
  })

  test('several postings give several drafts, each with its own address', async () => {
    const second = { ...posting, title: 'Boat Hand', url: '/jobs/2' }
    desk.web.show('work.example/list', page('', script([{ ...posting, url: 'https://work.example/jobs/1' }, second])))
    const { body } = await desk.send({ url: 'https://work.example/list' })
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
    const { fields, warnings } = await desk.draftOf({
      html: page('', script(remote)),
      url: 'https://work.example/home',
    })
    expect(fields).toMatchObject({ location: 'Remote (Chile)', place: { mode: 'remote' } })
    expect(warnings).toEqual([])
  })

  test('broken scripts are passed over, sloppy ones are read', async () => {
    const sloppy = `<script type="application/ld+json"><!-- ${JSON.stringify(posting).replace('Map the', 'Map\nthe')} --></script>`
    const html = page('', `<script type="application/ld+json">{"@type":</script>${sloppy}`)
    expect((await desk.draftOf({ html, url: 'https://work.example/x' })).fields.title).toBe('Seagrass Botanist')
  })

  test.each([
    ['<!--', '//-->'],
    ['//<![CDATA[', '//]]>'],
    ['/* <![CDATA[ */', '/* ]]> */'],
    ['<!--//--><![CDATA[//><!--', '//--><!]]>'],
  ])('a script that hides from old browsers by %s … %s is read', async (begins, ends) => {
    const hidden = `<script type="application/ld+json">\n${begins}\n${JSON.stringify(posting)}\n${ends}\n</script>`
    expect(await desk.draftOf({ html: page('', hidden), url: 'https://work.example/old' })).toMatchObject({
      fields: { title: 'Seagrass Botanist', company: 'Meadow Trust' },
      sources: { title: 'json-ld' },
    })
  })

  test('a page is read in whatever letters its markup is written', async () => {
    const inScript = `<SCRIPT TYPE="APPLICATION/LD+JSON">${JSON.stringify(posting)}</SCRIPT>`
    const inElements = `<DIV ITEMSCOPE ITEMTYPE="https://schema.org/JobPosting"><H2 ITEMPROP="title">Net Mender</H2></DIV>`
    const shared = '<META PROPERTY="OG:Title" CONTENT="Net Mender"><META NAME="Description" CONTENT="Mend nets.">'
    const capitals = (body: string, head = '') =>
      `<!DOCTYPE HTML><HTML><HEAD><TITLE>Work</TITLE>${head}</HEAD><BODY>${body}</BODY></HTML>`
    const read = async (html: string) => {
      const { fields, sources } = await desk.draftOf({ html, url: 'https://work.example/capitals' })
      return [fields.title, sources.title]
    }
    expect(await read(capitals('', inScript))).toEqual(['Seagrass Botanist', 'json-ld'])
    expect(await read(capitals(inElements))).toEqual(['Net Mender', 'microdata'])
    expect(await read(capitals('', shared))).toEqual(['Net Mender', 'open-graph'])
  })

  test('what is written for pages is read as people read it: no entities, no markup', async () => {
    const marked = {
      ...posting,
      title: 'Reef &amp; Rays &#8211; Diver',
      hiringOrganization: { name: 'Sea &amp; Shore' },
      jobLocation: 'Saint-Malo &amp; Dinard',
    }
    const { fields } = await desk.draftOf({ html: page('', script(marked)), url: 'https://work.example/m' })
    expect(fields).toMatchObject({
      title: 'Reef & Rays – Diver',
      company: 'Sea & Shore',
      location: 'Saint-Malo & Dinard',
    })
    const plain = { ...posting, title: 'R&D Diver' }
    expect((await desk.draftOf({ html: page('', script(plain)) })).fields.title).toBe('R&D Diver')
  })

  test('a pay of 0 is one that is not told', async () => {
    const value = { '@type': 'QuantitativeValue', minValue: 0, maxValue: '0', unitText: 'YEAR' }
    const untold = { ...posting, baseSalary: { '@type': 'MonetaryAmount', currency: 'USD', value } }
    const { fields } = await desk.draftOf({ html: page('', script(untold)), url: 'https://work.example/0' })
    expect(fields).not.toHaveProperty('pay')
    expect(fields).not.toHaveProperty('salary')
    expect(fields).not.toHaveProperty('paidPosition')
  })

  test.each([
    ['empty', { latitude: '', longitude: '' }],
    ['null', { latitude: null, longitude: null }],
    ['twice 0', { latitude: 0, longitude: '0.0' }],
  ])('coordinates that are %s are none, and those on the equator are some', async (_how, geo) => {
    const placed = (coordinates: object) => ({ ...posting, jobLocation: { ...posting.jobLocation, geo: coordinates } })
    const placeOf = async (told: object) =>
      (await desk.draftOf({ html: page('', script(told)), url: 'https://work.example/geo' })).fields.place
    expect(await placeOf(placed(geo))).toEqual(await placeOf(posting))
    expect(await placeOf(placed({ latitude: '0', longitude: -90.3 }))).toMatchObject({ lat: 0, lon: -90.3 })
  })

  test('microdata is read where there is no script', async () => {
    const html = page(`<div itemscope itemtype="https://schema.org/JobPosting"><h2 itemprop="title">Net Mender</h2>
      <div itemprop="description"><p>Mend nets.</p></div><meta itemprop="datePosted" content="2026-11-01">
      <span itemprop="hiringOrganization" itemscope itemtype="https://schema.org/Organization"><b itemprop="name">Old Harbour</b></span>
      <span itemprop="jobLocation" itemscope><span itemprop="address" itemscope><i itemprop="addressLocality">Hvar</i>
      <i itemprop="addressCountry">Croatia</i></span></span></div>`)
    const { fields, sources, warnings } = await desk.draftOf({ html, url: 'https://work.example/net' })
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
    desk.web.show(
      'work.example/plain',
      page(
        `<nav>Home</nav><article><h1>Dolphin Watcher</h1><p>${text.repeat(4)}</p><p>Location: Tarifa, Spain</p></article>`,
        '<meta property="og:title" content="Dolphin Watcher"><meta property="og:site_name" content="Strait Survey"><meta property="og:description" content="Short">',
      ),
    )
    const { fields, sources, warnings } = await desk.draftOf({
      url: 'https://work.example/plain?utm_source=mail&ref=7',
    })
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
      const { fields, sources } = await desk.draftOf(body)
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

  test('a label that names no day does not hide one further down that does', async () => {
    const text = 'Whale Guide\n\nDeadline: as soon as possible\nClosing date: 1 March 2099\n\nShow guests the whales.'
    expect((await desk.draftOf({ text })).fields.closesOn).toBe('2099-03-01')
  })

  test('a check for robots and a page of scripts say so, and ask for the text', async () => {
    desk.web.show('work.example/wall', page('<p>Verify you are human</p>', '<title>Just a moment...</title>'))
    const wall = await desk.draftOf({ url: 'https://work.example/wall' })
    expect(wall.warnings[0]).toBe('A check for robots stands in front of this page. Paste its text or HTML instead.')
    desk.web.show('work.example/app', page('<div id="root"></div><script src="/app.js"></script>'))
    const app = await desk.draftOf({ url: 'https://work.example/app' })
    expect(app.warnings[0]).toBe('This page is empty until its scripts run. Paste its text or HTML instead.')
    expect(app.fields.jobUrl).toBe('https://work.example/app')
  })

  test('robots.txt is told, not obeyed: an operator’s own look is no robot', async () => {
    desk.web.show('work.example/secret', page('<h1>Hidden</h1>', script(posting)))
    desk.web.show('work.example/robots.txt', { type: 'text/plain', body: 'User-agent: *\nDisallow: /secret' })
    const { fields, warnings } = await desk.draftOf({ url: 'https://work.example/secret' })
    expect(fields.title).toBe('Seagrass Botanist')
    expect(warnings).toEqual(['The robots.txt of this site asks programs to stay away from this page'])
    desk.web.show('work.example/robots.txt', { status: 404 })
  })
})
