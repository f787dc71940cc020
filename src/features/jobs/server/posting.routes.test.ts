import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aJob, jobBody } from '#testing/jobs.ts'
import { aMember, anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { Stats } from '../board.schema.ts'
import type { Job } from '../job.schema.ts'

let app: TestApi
let admin: Person
let member: Person
beforeAll(async () => {
  app = await startApi()
  ;[admin, member] = [await anAdmin(app), await aMember(app)]
})
afterAll(() => app.stop())

const nobody = '00000000-0000-4000-8000-000000000000'

describe('posting and editing', () => {
  test.each([
    [{ title: '' }, 'title', 'Title is required'],
    [{ title: '   ' }, 'title', 'Title is required'],
    [{ company: '' }, 'company', 'Company name is required'],
    [{ location: '' }, 'location', 'Location is required'],
    [{ companyLogo: '' }, 'companyLogo', 'Company logo is required'],
    [{ companyLogo: `/objects/${nobody}` }, 'companyLogo', 'Please upload the logo'],
    [{ companyId: nobody }, 'companyId', 'This company does not exist'],
    [{ jobUrl: 'nonsense' }, 'jobUrl', 'Please enter a valid URL'],
    [{ jobUrl: 'javascript:alert(1)' }, 'jobUrl', 'Please enter a valid URL'],
    [{ jobUrl: 'https://me:secret@jobs.example/' }, 'jobUrl', 'Please enter a valid URL'],
    [{ companyWebsite: 'nonsense' }, 'companyWebsite', 'Please enter a valid URL'],
    [{ displayDays: 0 }, 'displayDays', 'Display days must be at least 1'],
    [{ displayDays: 366 }, 'displayDays', 'Display days cannot exceed 365'],
    [{ jobType: 'banana' }, 'jobType', 'Please choose job, volunteer or internship'],
    [{ jobType: [] }, 'jobType', 'Job type is required'],
    [{ jobType: '' }, 'jobType', 'Job type is required'],
    [{ workType: 'banana' }, 'workType', 'Please choose full-time or part-time'],
    [{ applicationEmail: 7 }, 'applicationEmail', 'Invalid email'],
    [{ id: 'mine' }, 'id', 'Unknown field'],
    [{ createdAt: '2020-01-01T00:00:00Z' }, 'createdAt', 'Unknown field'],
  ])('%o is a 422 at %s', async (change, field, text) => {
    const { status, body } = await app.as(admin)<{ fields: Record<string, string> }>(
      'POST',
      '/api/jobs',
      await jobBody(app, admin, change),
    )
    expect([status, body.fields[field]]).toEqual([422, text])
  })

  test('null clears what need not be said, when it is posted and when it is edited', async () => {
    const nothing = {
      ...{ description: null, requirements: null, salary: null, experienceLevel: null, industrySection: null },
      ...{ workType: null, companyWebsite: null, applicationInstructions: null, applicationEmail: null },
    }
    const cleared = { ...nothing, description: '' }
    expect(await aJob(app, admin, nothing)).toMatchObject(cleared)
    const job = await aJob(app, admin, { description: 'Lines and paint', experienceLevel: 'senior' })
    const { status, body } = await app.as(admin)<Job>('PATCH', `/api/jobs/${job.id}`, nothing)
    expect([status, body]).toEqual([200, expect.objectContaining(cleared)])
  })

  test('a listing begins with the defaults, changes only where it is told to, and moves its end with its days', async () => {
    const job = await aJob(app, admin, { salary: '30000' })
    expect(job).toMatchObject({
      jobType: ['job'],
      experienceLevel: 'entry-level',
      industrySection: 'marine',
      paidPosition: false,
      featured: false,
      active: true,
      displayDays: 30,
    })
    const edit = (change: object) =>
      app.as(admin)<Job & { fields: Record<string, string> }>('PATCH', `/api/jobs/${job.id}`, change)
    expect((await edit({ title: 'Bosun', displayDays: 20 })).body).toMatchObject({
      title: 'Bosun',
      salary: '30000',
      createdAt: job.createdAt,
    })
    const { body } = await edit({ displayDays: 365 })
    expect(Date.parse(body.expiresAt) - Date.parse(body.createdAt)).toBe(365 * 86_400_000)
    expect((await edit({ companyWebsite: 'ask at the harbour' })).status).toBe(200)
    for (const [change, field, text] of [
      [{ title: '' }, 'title', 'Job title is required'],
      [{ jobType: [] }, 'jobType', 'Job type is required'],
      [{ jobType: '' }, 'jobType', 'Job type is required'],
      [{ jobType: null }, 'jobType', 'Job type is required'],
      [{ jobType: 'banana' }, 'jobType', 'Please choose job, volunteer or internship'],
      [{ company: '' }, 'company', 'Company name is required'],
      [{ location: '' }, 'location', 'Location is required'],
      [{ companyLogo: '' }, 'companyLogo', 'Company logo is required'],
      [{ companyLogo: `/objects/${nobody}` }, 'companyLogo', 'Please upload the logo'],
      [{ companyId: nobody }, 'companyId', 'This company does not exist'],
      [{ jobUrl: 'nonsense' }, 'jobUrl', 'Please enter a valid URL'],
      [{ displayDays: 0 }, 'displayDays', 'Display days must be at least 1'],
      [{ displayDays: 366 }, 'displayDays', 'Display days cannot exceed 365'],
    ] as const) {
      expect((await edit(change)).body.fields[field]).toBe(text)
    }
    expect((await app.as(admin)('DELETE', `/api/jobs/${job.id}`)).status).toBe(204)
    expect((await app.as(admin)('DELETE', `/api/jobs/${job.id}`)).status).toBe(404)
  })

  test('a listing that is switched off or past its days is gone for others at once, not for admins', async () => {
    const job = await aJob(app, admin, { displayDays: 1 })
    const seen = async (who: Person | null) =>
      (who ? app.as(who) : app.call)('GET', `/api/jobs/${job.id}`).then(({ status }) => status)
    const total = async () => (await app.call<Stats>('GET', '/api/stats')).body.totalJobs
    const before = await total()
    await app.as(admin)('PATCH', `/api/jobs/${job.id}`, { active: false })
    expect([await seen(null), await seen(member), await seen(admin), await total()]).toEqual([
      404,
      404,
      200,
      before - 1,
    ])
    await app.as(admin)('PATCH', `/api/jobs/${job.id}`, { active: true })
    expect(await total()).toBe(before)
    await app.as(admin)('DELETE', `/api/jobs/${job.id}`)
  })

  test('what closes by the clock closes without anybody doing anything', async () => {
    const other = await startApi()
    const captain = await anAdmin(other)
    const job = await aJob(other, captain, { displayDays: 1 })
    const total = async () => (await other.call<Stats>('GET', '/api/stats')).body.totalJobs
    expect(await total()).toBe(1)
    other.advance(86_400_000 - 2_000)
    expect(await total()).toBe(1)
    other.advance(2_000)
    expect(await total()).toBe(0)
    expect((await other.call('GET', `/api/jobs/${job.id}`)).status).toBe(404)
    await other.stop()
  })
})
