// One real call for every act on listings and organisations, and what the audit log must say of it.
import { aJob, jobBody } from '../jobs.ts'
import { type AdminActs, expectText } from './audit-act.fixture.ts'

export const listingActs: AdminActs = {
  'POST /api/jobs': async ({ app, admin }) => ({
    path: '/api/jobs',
    body: await jobBody(app, admin, { title: 'Sail Maker' }),
    subject: expectText(/^[\da-f-]{36}$/),
    before: null,
    after: { title: 'Sail Maker', active: true },
  }),
  'PATCH /api/jobs/:id': async ({ app, admin }) => {
    const job = await aJob(app, admin, { title: 'Rigger' })
    const change = { before: { title: 'Rigger' }, after: { title: 'Senior Rigger' } }
    return { path: `/api/jobs/${job.id}`, body: { title: 'Senior Rigger' }, subject: job.id, ...change }
  },
  'DELETE /api/jobs/:id': async ({ app, admin }) => {
    const job = await aJob(app, admin, { title: 'Lamp Lighter' })
    return { path: `/api/jobs/${job.id}`, subject: job.id, before: { title: 'Lamp Lighter' }, after: null }
  },
  'POST /api/admin/jobs/act': async ({ app, admin }) => {
    const ids = [(await aJob(app, admin)).id, (await aJob(app, admin)).id]
    const all = (active: boolean) => ids.map(() => ({ active }))
    return {
      path: '/api/admin/jobs/act',
      body: { ids, act: 'close' },
      subject: null,
      before: { jobs: all(true) },
      after: { act: 'close', jobs: all(false) },
    }
  },
  'POST /api/admin/imports/commit': async ({ app, admin }) => {
    const titles = ['Cable Layer', 'Winch Operator']
    const bodies = titles.map((title) => jobBody(app, admin, { title }))
    return {
      path: '/api/admin/imports/commit',
      body: { jobs: await Promise.all(bodies) },
      subject: null,
      before: null,
      after: { jobs: titles.map((title) => ({ title, active: true })) },
    }
  },
  'POST /api/admin/companies': async () => {
    const draft = { name: 'Kelp & Sons', contactEmail: 'crew@kelp.example' }
    return {
      path: '/api/admin/companies',
      body: draft,
      subject: expectText(/./),
      before: null,
      after: { name: draft.name },
    }
  },
  'PATCH /api/admin/companies/:id': async ({ app, admin }) => {
    const draft = { name: 'Tide Mills', contactEmail: 'crew@tide.example' }
    const { body } = await app.as(admin)<{ id: string }>('POST', '/api/admin/companies', draft)
    const change = { before: { name: 'Tide Mills' }, after: { name: 'Tide Mill' } }
    return { path: `/api/admin/companies/${body.id}`, body: { name: 'Tide Mill' }, subject: body.id, ...change }
  },
  'DELETE /api/admin/companies/:id': async ({ app, admin }) => {
    const draft = { name: 'Foam Works', contactEmail: 'crew@foam.example' }
    const { body } = await app.as(admin)<{ id: string }>('POST', '/api/admin/companies', draft)
    return { path: `/api/admin/companies/${body.id}`, subject: body.id, before: { name: 'Foam Works' }, after: null }
  },
  'POST /api/admin/companies/:id/merge': async ({ app, admin }) => {
    const add = async (name: string) => {
      const draft = { name, contactEmail: 'crew@spray.example' }
      return (await app.as(admin)<{ id: string }>('POST', '/api/admin/companies', draft)).body.id
    }
    const [id, into] = [await add('Spray Workz'), await add('Spray Works')]
    const change = { before: { name: 'Spray Workz' }, after: null }
    return { path: `/api/admin/companies/${id}/merge`, body: { into }, subject: id, ...change }
  },
}
