// The clock jumps ahead by more than a year, then back before the present: rules follow it, and nothing breaks.
import { join } from 'node:path'
import { aMemberIn, openDatabaseOf, startApplication } from '../application.ts'
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
      const member = await aMemberIn(dataDir, app.url)
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
      const newcomer = await aMemberIn(dataDir, app.url)
      const write = await ask(app.url, newTopic(newcomer)())
      const db = await openDatabaseOf(dataDir)
      const { rowCount } = await db.pool.query('select from users where id = $1', [member.id])
      await db.close()
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
          'with the clock back it goes on; a session that was over is forgotten, its person is not',
          again.me === 401 && rowCount === 1 && write.status === 201,
          `the session ${again.me}, the account ${rowCount === 1 ? 'there' : 'gone'}; somebody new writes: ${write.status}`,
        ),
      ]
      return checks
    } finally {
      await app.end('SIGTERM')
    }
  },
}
