// A desk for texts: the application and an admin who reads and saves them.
import { anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { Document } from '../document.schema.ts'

type Refused = { error: string; fields?: Record<string, string> }

export type DocumentDesk = Awaited<ReturnType<typeof openDocumentDesk>>

export const pathOf = (name: string) => `/api/admin/documents/${name}`

export async function openDocumentDesk() {
  const app: TestApi = await startApi()
  const admin: Person = await anAdmin(app)
  const read = async (name: string) => (await app.as(admin)<Document>('GET', pathOf(name))).body
  const put = (name: string, body: unknown) => app.as(admin)<Document & Refused>('PUT', pathOf(name), body)
  return {
    app,
    admin,
    read,
    put,
    /** Saves a document as it stands, with something changed. */
    async change(name: string, fields: Record<string, unknown>, more: Record<string, unknown> = {}) {
      const document = await read(name)
      const { markdown, revision } = document
      return put(name, { markdown, fields: { ...document.fields, ...fields }, revision, ...more })
    },
  }
}
