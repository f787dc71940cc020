// The clock jumps ahead by more than a year, then back before the present: rules follow it, and nothing breaks.
import { join } from 'node:path'
import { aMemberOf, openDatabaseOf, startApplication } from '../application.ts'
import { type Check, check, type Fault } from '../fault.ts'
import { newTopic } from '../topics.ts'
import { ask, type Seen, tally } from '../visitors.ts'

const paths = ['/', '/api/jobs', '/api/stats', '/blog', '/forum', '/api/forum/topics', '/readyz']

export const clockMoved: Fault = {
  name: 'clock moved',
  async run(folder) {
    const dataDir = join(folder, 'data')
    const app = await startApplication(dataDir)
    try {
      const db = await openDatabaseOf(dataDir)
      const member = await aMemberOf(app.url, db)
      await db.close()
      const headers = { authorization: `Bearer ${member.token}` }
      const moveTo = async (offset: string) => {
        await app.end('SIGTERM')
        await app.start({ CLOCK_OFFSET: offset })
        const me = await ask(app.url, { path: '/api/user', headers })
        const write = await ask(app.url, newTopic(member)())
        const pages: Seen[] = []
        for (const path of paths) pages.push(await ask(app.url, { path, headers }))
        return { me: me.status, write: write.status, seen: [me, write, ...pages] }
      }
      const now = await moveTo('0')
      const ahead = await moveTo('400d')
      const behind = await moveTo('-2d')
      const again = await moveTo('0')
      const all = [now, ahead, behind, again].flatMap(({ seen }) => seen)
      const wrong = all.filter(({ status }) => status === null || status >= 500)
      const checks: Check[] = [
        check(
          'nothing fails, whatever the clock says',
          wrong.length === 0,
          `${wrong.length} of ${all.length} failed (${tally(wrong)})`,
        ),
        check(
          '400 days ahead a session is over',
          ahead.me === 401 && ahead.write === 401,
          `${ahead.me}, a write ${ahead.write}`,
        ),
        check(
          'with the clock back it goes on as before',
          behind.me === 200 && again.me === 200 && again.write === 201,
          `two days back ${behind.me}; now ${again.me}, a write ${again.write}`,
        ),
      ]
      return checks
    } finally {
      await app.end('SIGTERM')
    }
  },
}
