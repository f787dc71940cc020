// The object storage is down: uploads are refused for now, everything else goes on, and the same upload works later.
import { join } from 'node:path'
import { aPicture } from '#testing/jobs.ts'
import { openObjectStore } from '#testing/object-store.ts'
import { aMemberOf, openDatabaseOf, startApplication } from '../application.ts'
import { check, type Fault, seconds } from '../fault.ts'
import { ask, slowest, tally } from '../visitors.ts'

export const storageDown: Fault = {
  name: 'storage down',
  async run(folder) {
    const store = await openObjectStore(join(folder, 's3'))
    const port = Number(new URL(store.settings.endpoint).port)
    await store.close()
    const dataDir = join(folder, 'data')
    const app = await startApplication(dataDir, '', store.env)
    const db = await openDatabaseOf(dataDir)
    try {
      const { token } = await aMemberOf(app.url, db)
      const headers = { authorization: `Bearer ${token}` }
      const ticket = await ask(app.url, { method: 'POST', path: '/api/objects/upload', headers })
      const { uploadURL, objectPath } = JSON.parse(ticket.body) as { uploadURL: string; objectPath: string }
      const picture = await aPicture()
      const send = async () => {
        const startedAt = Date.now()
        const { status } = await fetch(app.url + uploadURL, { method: 'PUT', headers, body: new Uint8Array(picture) })
        return { status, ms: Date.now() - startedAt }
      }
      const [refused, ...others] = await Promise.all([
        send(),
        ...['/', '/api/jobs', '/api/user', '/blog'].map((path) => ask(app.url, { path, headers })),
      ])
      const opened = await openObjectStore(join(folder, 's3'), port)
      const accepted = await send()
      const shown = await ask(app.url, { path: objectPath })
      await opened.close()
      return [
        check(
          'an upload is refused with a 503',
          refused.status === 503,
          `${refused.status} after ${seconds(refused.ms)}`,
        ),
        check(
          'nothing else fails or waits',
          others.every(({ status }) => status === 200) && slowest(others) < 3_000,
          `${tally(others)}; the slowest took ${seconds(slowest(others))}`,
        ),
        check(
          'the same upload works when it is back',
          accepted.status === 204 && shown.status === 200,
          `${accepted.status}, then shown with ${shown.status}`,
        ),
      ]
    } finally {
      await app.end('SIGTERM')
      await db.close()
    }
  },
}
