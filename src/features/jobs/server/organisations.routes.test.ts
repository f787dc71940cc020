// Organisations: their own page through the paywall, merged and deleted by the operator.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aJob, anUpload } from '#testing/jobs.ts'
import { aFreeMember, aMember, anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { Company, Organisation } from '../company.schema.ts'
import type { Job } from '../job.schema.ts'
import { slugOf } from '../organisation.rules.ts'
import type { HiddenList } from '../own-listings.schema.ts'

let app: TestApi
let admin: Person
beforeAll(async () => {
  app = await startApi()
  admin = await anAdmin(app)
})
afterAll(() => app.stop())

const add = async (name: string, change: object = {}) =>
  (await app.as(admin)<Company>('POST', '/api/admin/companies', { name, contactEmail: 'crew@sea.example', ...change }))
    .body

test('an organisation has a page with what it has open, each as far as the reader may see it', async () => {
  const first = await aJob(app, admin, { title: 'Cook', company: 'Récif & Fils' })
  app.advance(60_000)
  for (const title of ['Diver', 'Bosun', 'Stoker']) await aJob(app, admin, { title, company: 'Récif & Fils' })
  await aJob(app, admin, { title: 'Not yet', company: 'Récif & Fils', draft: true })
  await add('Récif & Fils', { website: 'https://recif.example' })
  const read = async (person?: Person) =>
    (await (person ? app.as(person) : app.call)<Organisation>('GET', '/api/organisations/recif-fils')).body
  const seen = await read(await aMember(app))
  expect(seen).toMatchObject({
    name: 'Récif & Fils',
    website: 'https://recif.example',
    since: first.createdAt,
    total: 4,
  })
  expect(seen.jobs.map((job) => 'title' in job && job.title)).toContain('Cook')
  const free = await read(await aFreeMember(app))
  expect(free.jobs.filter((job) => 'locked' in job)).toHaveLength(1)
  expect(JSON.stringify(free)).not.toContain('Cook')
  expect((await read()).jobs).toEqual([1, 2, 3, 4].map(() => ({ locked: true })))
  expect((await app.call('GET', '/api/organisations/nobody-at-all')).status).toBe(404)
})

test.each([
  ['at a space', `${'a'.repeat(119)} bay`],
  ['within a rare letter', `a${'\u{20bb7}'.repeat(130)}`],
])('an organisation has its page though its address is too long, and would be cut %s', async (_where, company) => {
  await aJob(app, admin, { company })
  const path = `/api/organisations/${encodeURIComponent(slugOf(company))}`
  expect(await app.call('GET', path)).toMatchObject({ status: 200, body: { name: company } })
})

test('of an organisation with very many listings the newest are shown, and all are counted', async () => {
  const first = jobBody(await aJob(app, admin, { company: 'Great Harbour' }))
  const jobs = Array.from({ length: 100 }, (_, at) => ({ ...first, title: `Hand ${at}` }))
  expect((await app.as(admin)('POST', '/api/admin/imports/commit', { jobs })).status).toBe(201)
  const { body: seen } = await app.as(await aMember(app))<Organisation>('GET', '/api/organisations/great-harbour')
  expect([seen.total, seen.jobs.length]).toEqual([101, 100])
})

test('two records of one organisation become one, with its listings and with who hides it; a deleted one leaves its listings', async () => {
  const [wrong, right] = [await add('Tide Millz', { website: 'https://tide.example' }), await add('Tide Mills')]
  const job = await aJob(app, admin, { company: 'Tide Millz', companyId: wrong.id })
  expect(job).toMatchObject({ company: 'Tide Millz', companyId: wrong.id })
  const early = await aJob(app, admin, { company: 'TIDE Millz' })
  const [one, both] = [await aMember(app), await aMember(app)]
  const hide = (who: Person, company: string) =>
    app.as(who)('PUT', `/api/hidden/companies/${encodeURIComponent(company)}`)
  for (const [who, company] of [
    [one, 'Tide Millz'],
    [both, 'Tide Millz'],
    [both, 'Tide Mills'],
  ] as const)
    expect((await hide(who, company)).status).toBe(204)
  const merge = (id: string, into: string) => app.as(admin)('POST', `/api/admin/companies/${id}/merge`, { into })
  expect((await merge(wrong.id, wrong.id)).status).toBe(422)
  expect((await merge(wrong.id, wrong.id.toUpperCase())).status).toBe(422)
  expect((await merge(wrong.id, right.id)).status).toBe(204)
  const read = async () => (await app.call<Job>('GET', `/api/jobs/${job.id}`)).body
  expect(await read()).toMatchObject({ company: 'Tide Mills', companyId: right.id })
  expect((await app.call<Job>('GET', `/api/jobs/${early.id}`)).body).toMatchObject({ company: 'Tide Mills' })
  for (const who of [one, both]) {
    const { body } = await app.as(who)<HiddenList>('GET', '/api/hidden')
    expect(body.companies).toEqual([{ name: 'Tide Mills' }])
  }
  const { body } = await app.as(admin)<{ companies: Company[] }>('GET', '/api/admin/companies')
  expect(body.companies.find(({ id }) => id === right.id)).toMatchObject({ website: 'https://tide.example' })
  expect(body.companies.map(({ id }) => id)).not.toContain(wrong.id)
  expect((await app.as(admin)('DELETE', `/api/admin/companies/${right.id}`)).status).toBe(204)
  expect(await read()).toMatchObject({ company: 'Tide Mills', companyId: null })
})

test('an organisation has no logo but one that was uploaded', async () => {
  const refused = { status: 422, body: { code: 'logo_not_uploaded', fields: { logo: 'Please upload the logo' } } }
  const logo = '/objects/00000000-0000-4000-8000-000000000000'
  const draft = { name: 'Logo Bay', contactEmail: 'crew@sea.example' }
  expect(await app.as(admin)('POST', '/api/admin/companies', { ...draft, logo })).toMatchObject(refused)
  const { id } = await add(draft.name, { logo: await anUpload(app, admin) })
  expect(await app.as(admin)('PATCH', `/api/admin/companies/${id}`, { logo })).toMatchObject(refused)
  const { body } = await app.as(admin)<Company>('PATCH', `/api/admin/companies/${id}`, { logo: '' })
  expect(body).toMatchObject({ name: 'Logo Bay', logo: null })
})

test('two organisations that are merged into one another at once become one of them', async () => {
  const { pool } = app.deps.db
  for (let turn = 0; turn < 3; turn += 1) {
    const [ebb, flood] = [await add(`Ebb ${turn}`), await add(`Flood ${turn}`)]
    for (const { id, name } of [ebb, flood]) await aJob(app, admin, { company: name, companyId: id })
    const merge = (goes: Company, stays: Company) =>
      app.as(admin)('POST', `/api/admin/companies/${goes.id}/merge`, { into: stays.id })
    const answers = await Promise.all([merge(ebb, flood), merge(flood, ebb)])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422])
    const { rows } = await pool.query('select count(*)::int as left from companies where id = any($1)', [
      [ebb.id, flood.id],
    ])
    expect(rows).toEqual([{ left: 1 }])
  }
})

test('an organisation is saved with its first listing when somebody says whom to write to, and once', async () => {
  const named = { company: 'Kelp & Sons', companyWebsite: 'https://kelp.example', companyContact: 'hello@kelp.example' }
  const first = await aJob(app, admin, named)
  const second = await aJob(app, admin, { ...named, company: 'KELP & sons', companyContact: 'other@kelp.example' })
  const { body } = await app.as(admin)<{ companies: Company[] }>('GET', '/api/admin/companies')
  const known = body.companies.filter(({ name }) => name.toLowerCase() === 'kelp & sons')
  expect(known).toMatchObject([
    {
      name: 'Kelp & Sons',
      contactEmail: 'hello@kelp.example',
      website: 'https://kelp.example',
      logo: first.companyLogo,
    },
  ])
  expect([first.companyId, second.companyId]).toEqual([known[0]!.id, known[0]!.id])
  const chosen = { ...named, company: 'Kelp, Sons and Daughters', companyId: first.companyId }
  expect(await aJob(app, admin, chosen)).toMatchObject({ company: chosen.company, companyId: first.companyId })
  expect(await aJob(app, admin, { company: 'Nameless Shoal' })).toMatchObject({ companyId: null })
  const wrong = await app.as(admin)('POST', '/api/jobs', { ...jobBody(first), companyContact: 'no address' })
  expect(wrong).toMatchObject({ status: 422, body: { fields: { companyContact: 'Please enter an e-mail address' } } })
})

test('listings of an organisation that nobody knew, posted at once, are all posted, and it is saved once', async () => {
  const named = { company: 'Sudden Shoal', companyContact: 'hello@shoal.example' }
  const posted = await Promise.all(Array.from({ length: 5 }, () => aJob(app, admin, named)))
  const { body } = await app.as(admin)<{ companies: Company[] }>('GET', '/api/admin/companies')
  const known = body.companies.filter(({ name }) => name === 'Sudden Shoal')
  expect(known).toHaveLength(1)
  expect(new Set(posted.map(({ companyId }) => companyId))).toEqual(new Set([known[0]!.id]))
})

const jobBody = ({ title, company, location, jobUrl, companyLogo }: Job) => ({
  title,
  company,
  location,
  jobUrl,
  companyLogo,
})
