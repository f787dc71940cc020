// One real call for every decision about links and reports of listings, and what the audit log must say of it.
import { aJob } from '../jobs.ts'
import { aFreeMember } from '../people.ts'
import type { AdminActs, PrepareAct } from './audit-act.fixture.ts'

const onLink =
  (act: string, before: object, after: object): PrepareAct =>
  async ({ app, admin }) => {
    const job = await aJob(app, admin, { title: 'Buoy Keeper', active: act !== 'reopen' })
    const said = { title: 'Buoy Keeper' }
    return {
      path: `/api/admin/links/${job.id}/${act}`,
      subject: job.id,
      before: { ...said, ...before },
      after: { ...said, ...after },
    }
  }

export const guardianActs: AdminActs = {
  'POST /api/admin/links/:jobId/check': onLink('check', { state: 'unknown' }, { state: 'unknown' }),
  'POST /api/admin/links/:jobId/keep': onLink('keep', { state: 'unknown' }, { state: 'open' }),
  'POST /api/admin/links/:jobId/close': onLink('close', { active: true }, { active: false, state: 'closed' }),
  'POST /api/admin/links/:jobId/reopen': onLink('reopen', { active: false }, { active: true }),
  'POST /api/admin/listing-reports/:id/settle': async ({ app, admin }) => {
    const job = await aJob(app, admin, { title: 'Net Mender' })
    const member = await aFreeMember(app)
    const { body } = await app.as(member)<{ id: string }>('POST', `/api/jobs/${job.id}/reports`, { reason: 'closed' })
    return {
      path: `/api/admin/listing-reports/${body.id}/settle`,
      body: { decision: 'close' },
      subject: body.id,
      before: { title: 'Net Mender', active: true, decision: null },
      after: { title: 'Net Mender', active: false, decision: 'close' },
    }
  },
}
