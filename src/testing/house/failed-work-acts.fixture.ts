// An admin's acts on work that failed for good, and what the audit log must say of them.
import { aFailedWork, idleWork } from '../failed-work.ts'
import type { AdminAct, AdminActs, House } from './audit-act.fixture.ts'

async function aboutWork({ app }: House, end = ''): Promise<AdminAct> {
  const id = await aFailedWork(app)
  const before = { kind: idleWork, reason: 'The disk was full', attempts: 13 }
  return {
    path: `/api/admin/failed-work/${id}${end}`,
    subject: id,
    before,
    after: null,
    secrets: ['jane@mail.example'],
  }
}

export const failedWorkActs: AdminActs = {
  'POST /api/admin/failed-work/:id/retry': (house) => aboutWork(house, '/retry'),
  'DELETE /api/admin/failed-work/:id': (house) => aboutWork(house),
}
