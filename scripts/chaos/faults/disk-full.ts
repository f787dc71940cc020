// The disk is full: what needs room is refused, what does not goes on, and it comes back by itself when there is room.
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { findRunningServer } from '#platform/embedded-postgres/running-server.ts'
import { aPicture } from '#testing/jobs.ts'
import { aMemberIn, openDatabaseOf, startApplication, until } from '../application.ts'
import { check, type Fault, seconds } from '../fault.ts'
import { mountSmallDisk, whyNoSmallDisk } from '../small-disk.ts'
import { acknowledged, countLost, newTopic } from '../topics.ts'
import { ask, type Seen, sendVisitors, slowest, tally } from '../visitors.ts'

const fullMs = 10_000

export const diskFull: Fault = {
  name: 'disk full',
  whyNot: whyNoSmallDisk,
  async run(folder) {
    const disk = mountSmallDisk(join(folder, 'disk'), 400)
    const dataDir = join(disk.path, 'data')
    const app = await startApplication(dataDir)
    try {
      const member = await aMemberIn(dataDir, app.url)
      const headers = { authorization: `Bearer ${member.token}` }
      const ticket = await ask(app.url, { method: 'POST', path: '/api/objects/upload', headers })
      const { uploadURL } = JSON.parse(ticket.body) as { uploadURL: string }
      const picture = await aPicture()
      const upload = () => fetch(app.url + uploadURL, { method: 'PUT', headers, body: new Uint8Array(picture) })
      const write = newTopic(member)
      const writers = sendVisitors(app.url, 8, write)
      const readers = sendVisitors(app.url, 4, () => ({ path: '/api/jobs' }))
      const pulse = sendVisitors(app.url, 1, () => ({ path: '/healthz' }))
      await wait(1_000)
      await disk.fill()
      // Then not even the database's own log has room, which PostgreSQL does not survive.
      await exhaustLog(dataDir)
      await wait(fullMs / 2)
      const refused = await upload().then(
        ({ status }) => status,
        () => null,
      )
      await wait(fullMs / 2)
      disk.free()
      const backMs = await until(async () => (await ask(app.url, write())).status === 201)
      const accepted = await upload().then(
        ({ status }) => status,
        () => null,
      )
      const written = await writers.stop()
      const read = await readers.stop()
      const alive = await pulse.stop()
      const db = await openDatabaseOf(dataDir)
      const ids = acknowledged(written)
      const lost = await countLost(db, ids).finally(() => db.close())
      const isSound = ({ status }: Seen) => status !== null && (status < 500 || status === 503)
      return [
        check(
          'the process goes on answering',
          alive.every(({ status }) => status === 200),
          `/healthz ${tally(alive)}`,
        ),
        check(
          'reading goes on, or is refused with a 503',
          read.every(isSound) && slowest(read) < 3_000,
          `${tally(read)}; the slowest took ${seconds(slowest(read))}`,
        ),
        check('writing is refused with a 503, never half done', written.every(isSound), tally(written)),
        check(
          'an upload is refused with a 503, and works later',
          refused === 503 && accepted === 204,
          `${refused}, later ${accepted}`,
        ),
        check('it comes back by itself when there is room', backMs < 20_000, `a write works ${seconds(backMs)} later`),
        check('no acknowledged write is lost', lost === 0 && ids.length > 20, `${lost} of ${ids.length} lost`),
      ]
    } finally {
      disk.free()
      await app.end('SIGTERM')
      disk.remove()
    }
  },
}

async function exhaustLog(dataDir: string): Promise<void> {
  const connection = await findRunningServer(dataDir)
  if (!connection) throw new Error('the application has no database running')
  const client = new pg.Client({ ...connection, user: 'postgres', database: 'postgres' })
  client.on('error', () => undefined)
  try {
    await client.connect()
    for (let turn = 0; turn < 40; turn++) {
      await client.query('select pg_switch_wal()')
      await client.query('create temporary table if not exists t (n int); drop table t')
    }
  } catch {
    // That is what was wanted.
  } finally {
    await client.end().catch(() => undefined)
  }
}
