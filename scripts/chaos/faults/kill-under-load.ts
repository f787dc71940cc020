// kill -9 of the application while people write: nothing that was acknowledged is lost, and it starts again by itself.
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { aMemberIn, openDatabaseOf, startApplication } from '../application.ts'
import { check, type Fault, seconds } from '../fault.ts'
import { acknowledged, countLost, newTopic } from '../topics.ts'
import { sendVisitors } from '../visitors.ts'

const rounds = 3

export const killUnderLoad: Fault = {
  name: 'kill -9 under load',
  async run(folder) {
    const dataDir = join(folder, 'data')
    const app = await startApplication(dataDir)
    try {
      const member = await aMemberIn(dataDir, app.url)
      const ids: string[] = []
      const starts: number[] = []
      for (let round = 0; round < rounds; round++) {
        const crowd = sendVisitors(app.url, 16, newTopic(member))
        await wait(2_000)
        await app.end('SIGKILL')
        ids.push(...acknowledged(await crowd.stop()))
        starts.push(await app.start())
      }
      const db = await openDatabaseOf(dataDir)
      const lost = await countLost(db, ids).finally(() => db.close())
      return [
        check('no acknowledged write is lost', lost === 0 && ids.length > 100, `${lost} of ${ids.length} lost`),
        check(
          'it starts again on the same folder',
          starts.length === rounds,
          `ready after ${starts.map(seconds).join(', ')}`,
        ),
      ]
    } finally {
      await app.end('SIGTERM')
    }
  },
}
