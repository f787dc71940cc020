// One real call for every act on settings and documents, and what the audit log must say of it.
import { type AdminActs, expectText } from './audit-act.fixture.ts'

export const wordActs: AdminActs = {
  'PATCH /api/admin/settings': async () => ({
    path: '/api/admin/settings',
    body: { supportEmail: 'crew@oceanberth.example' },
    subject: null,
    before: { supportEmail: expectText(/@/) },
    after: { supportEmail: 'crew@oceanberth.example' },
  }),
  'PUT /api/admin/documents/:kind/:slug': async () => ({
    path: '/api/admin/documents/page/tide-tables',
    body: { markdown: 'High at noon.', fields: { title: 'Tide tables' }, revision: null, publishAt: null },
    subject: 'page/tide-tables',
    before: null,
    after: { revision: 1, publishAt: null, title: 'Tide tables' },
  }),
  'POST /api/admin/documents/:kind/:slug/restore': async () => ({
    path: '/api/admin/documents/legal/privacy-policy/restore',
    body: { revision: 1 },
    subject: 'legal/privacy-policy',
    before: null,
    after: { revision: 2 },
  }),
}
