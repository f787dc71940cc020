// A desk that imports what a test shows: the application, an admin, and a web that answers for the hosts that are named.
import { expect } from 'vitest'
import { anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { openWebPages, type WebPages } from '#testing/web-pages.ts'
import type { ImportAnswer, ImportDraft } from '../import.schema.ts'

type Answer = ImportAnswer & { error: string; code: string; fields: Record<string, string> }

export type ImportDesk = {
  web: WebPages
  app: TestApi
  admin: Person
  /** What the admin, or somebody else, hands in. */
  send(body: unknown, person?: Person): Promise<{ status: number; body: Answer }>
  draftsOf(body: unknown): Promise<ImportDraft[]>
  /** Of what gives one. */
  draftOf(body: unknown): Promise<ImportDraft>
  close(): Promise<void>
}

export async function openImportDesk(...hosts: string[]): Promise<ImportDesk> {
  const web = await openWebPages()
  const app = await startApi({ OUTBOUND_TEST_HOSTS: web.hosts(...hosts) })
  const admin = await anAdmin(app)
  const send = (body: unknown, person = admin) => app.as(person)<Answer>('POST', '/api/admin/imports', body)
  const draftsOf = async (body: unknown) => {
    const answer = await send(body)
    expect([answer.status, answer.body.error]).toEqual([200, undefined])
    return answer.body.drafts
  }
  return {
    web,
    app,
    admin,
    send,
    draftsOf,
    async draftOf(body) {
      const [draft, ...others] = await draftsOf(body)
      expect(others).toEqual([])
      return draft!
    },
    async close() {
      await app.stop()
      await web.close()
    },
  }
}

export const json = (value: unknown) => ({ type: 'application/json', body: JSON.stringify(value) })
export const xml = (body: string) => ({ type: 'application/xml', body })
export const page = (inner: string, head = '') =>
  `<!doctype html><html><head>${head}</head><body>${inner}</body></html>`
export const script = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`

/** As a page tells of it for search engines. */
export const posting = {
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
