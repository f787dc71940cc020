// SIGTERM while people read and write: who is inside is served, who comes later finds the door closed, nobody is cut off.
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { aMemberIn, openDatabaseOf, startApplication } from '../application.ts'
import { check, type Fault, seconds } from '../fault.ts'
import { acknowledged, countLost, newTopic } from '../topics.ts'
import { sendVisitors, tally, type Visit } from '../visitors.ts'

const rounds = 3

export const sigtermUnderLoad: Fault = {
  name: 'SIGTERM under load',
  async run(folder) {
    const dataDir = join(folder, 'data')
    const app = await startApplication(dataDir)
    try {
      const member = await aMemberIn(dataDir, app.url)
      const write = newTopic(member)
      const visits: (() => Visit)[] = [write, () => ({ path: '/' }), () => ({ path: '/api/jobs' })]
      let turn = 0
      const all = []
      const ends: { ms: number; code: number | null }[] = []
      for (let round = 0; round < rounds; round++) {
        const crowd = sendVisitors(app.url, 24, () => visits[turn++ % visits.length]!())
        await wait(2_000)
        const toldAt = Date.now()
        const code = await app.end('SIGTERM')
        ends.push({ code, ms: Date.now() - toldAt })
        all.push(...(await crowd.stop()))
        await app.start()
      }
      const db = await openDatabaseOf(dataDir)
      const lost = await countLost(db, acknowledged(all)).finally(() => db.close())
      const inside = all.filter(({ failure }) => failure !== 'refused')
      const failed = inside.filter(({ status }) => status === null || status >= 500)
      return [
        check(
          'no request that reached it fails',
          failed.length === 0,
          `${failed.length} of ${inside.length} failed (${tally(failed)})`,
        ),
        check(
          'it ends within 10 s with code 0',
          ends.every(({ ms, code }) => ms < 10_000 && code === 0),
          ends.map(({ ms, code }) => `code ${code} after ${seconds(ms)}`).join(', '),
        ),
        check('no acknowledged write is lost', lost === 0, `${lost} of ${acknowledged(all).length} lost`),
      ]
    } finally {
      await app.end('SIGTERM')
    }
  },
}
