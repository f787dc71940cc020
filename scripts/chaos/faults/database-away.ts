// The database is stopped, frozen or restarted under load: quick 503s that say when to come back, then all is well again.
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDb } from '#platform/db.ts'
import { aMemberOf, startApplication, untilAnswering } from '../application.ts'
import { type Database, startDatabase } from '../database.ts'
import { type Check, check, type Fault, seconds } from '../fault.ts'
import { acknowledged, countLost, newTopic } from '../topics.ts'
import { ask, type Seen, sendVisitors, tally, type Visit } from '../visitors.ts'

/** Answers once the database is as it should be again. */
type Harm = (database: Database) => Promise<void>

const awayMs = 8_000

function faultOf(name: string, harm: Harm): Fault {
  return {
    name,
    async run(folder) {
      const database = await startDatabase(join(folder, 'database'))
      const app = await startApplication(join(folder, 'data'), database.url)
      const db = openDb(database.url)
      try {
        const member = await aMemberOf(app.url, db)
        const write = newTopic(member)
        const visits: (() => Visit)[] = [write, () => ({ path: '/' }), () => ({ path: '/api/jobs' })]
        let turn = 0
        const crowd = sendVisitors(app.url, 24, () => visits[turn++ % visits.length]!())
        const health = sendVisitors(app.url, 1, () => ({ path: '/healthz' }))
        await wait(2_000)
        const harmedAt = Date.now()
        await harm(database)
        const mendedAt = Date.now()
        const backAfter = await untilAnswering(app.url, '/readyz')
        await wait(1_000)
        const after = await ask(app.url, write())
        const seen = await crowd.stop()
        const pulse = await health.stop()
        return [...judge(seen, harmedAt, mendedAt), ...(await judgeAfter(seen))]

        async function judgeAfter(all: Seen[]): Promise<Check[]> {
          const ids = acknowledged(all)
          const lost = await countLost(db, ids)
          return [
            check(
              'the process itself goes on answering',
              pulse.every(({ status }) => status === 200),
              `/healthz ${tally(pulse)}`,
            ),
            check(
              'it comes back by itself',
              backAfter < 5_000 && after.status === 201,
              `ready ${seconds(backAfter)} later`,
            ),
            check('no acknowledged write is lost', lost === 0 && ids.length > 50, `${lost} of ${ids.length} lost`),
          ]
        }
      } finally {
        database.thaw()
        await database.start()
        await app.end('SIGTERM')
        await db.close()
        await database.stop()
      }
    },
  }
}

function judge(seen: Seen[], harmedAt: number, mendedAt: number): Check[] {
  const meanwhile = seen.filter(({ sentAt, ms }) => sentAt + ms >= harmedAt && sentAt < mendedAt)
  // Those who were inside already wait from the moment it happened.
  const waits = meanwhile.map(({ sentAt, ms }) => sentAt + ms - Math.max(sentAt, harmedAt))
  const longest = Math.max(0, ...waits)
  const refused = seen.filter(({ status }) => status === 503)
  const wrong = seen.filter(({ status }) => status === null || (status >= 500 && status !== 503))
  const silent = refused.filter(({ retryAfter, visit }) => visit.path.startsWith('/api') && !retryAfter)
  return [
    check(
      'who asks meanwhile gets an answer in under 2 s',
      longest < 2_000,
      `the slowest of ${meanwhile.length} waited ${seconds(longest)}`,
    ),
    check(
      'that answer is a 503, with Retry-After from the API',
      wrong.length === 0 && silent.length === 0 && refused.length > 0,
      `${refused.length} times 503, ${silent.length} without Retry-After, ${wrong.length} wrong (${tally(wrong)})`,
    ),
  ]
}

export const databaseStopped = faultOf('database stopped', async (database) => {
  await database.stop()
  await wait(awayMs)
  await database.start()
})

export const databaseFrozen = faultOf('database frozen', async (database) => {
  database.freeze()
  await wait(awayMs)
  database.thaw()
})

export const databaseRestarted = faultOf('database restarted', async (database) => {
  await database.stop()
  await database.start()
})
