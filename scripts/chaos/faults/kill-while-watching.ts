// kill -9 while the guardian looks at links, feeds are read, listings imported and alerts written: nothing half, nothing twice.
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDb } from '#platform/db.ts'
import { openPostOffice } from '#testing/post-office.ts'
import { admin, signIn } from '../admin.ts'
import { startApplication, until } from '../application.ts'
import { startDatabase } from '../database.ts'
import { check, type Fault, seconds } from '../fault.ts'
import { type Seen, sendVisitors } from '../visitors.ts'
import {
  checkFeeds,
  checkGivenUp,
  checkImports,
  checkLetters,
  checkLinks,
  countHalfFeeds,
  isAllFound,
  isAllTold,
  listChecked,
} from '../watched-checks.ts'
import { addWatched, countLooks, importListings, openWaker, openWatchedWeb } from '../watched-web.ts'

const kills = 3
/** More than the time after which a look that was broken off is made again, and three of them are less than a day. */
const hoursBetween = 6.5
const offset = (rounds: number) => `${Math.round(rounds * hoursBetween * 60)}m`
const lettersBefore = 12

export const killWhileWatching: Fault = {
  name: 'kill -9 while links, feeds, imports and alerts are at work',
  async run(folder) {
    const database = await startDatabase(join(folder, 'database'))
    const [web, office] = [await openWatchedWeb(), await openPostOffice({ dawdleMs: 20 })]
    const env = {
      ...web.settings,
      SMTP_URL: office.url,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    }
    const app = await startApplication(join(folder, 'data'), database.url, env)
    const db = openDb(database.url)
    const waker = await openWaker(database.url)
    try {
      await addWatched(app.url, await signIn(app.url, admin), db)
      const imports = new Map<string, Seen>()
      const broken: number[] = []
      let halfFeeds = 0
      /** Looks that were written down before a kill, and how often the page had been asked for. */
      const noted = new Map<string, number>()
      for (let round = 0; round < kills; round++) {
        const readers = sendVisitors(app.url, 4, () => ({ path: '/api/jobs' }))
        const importing = importListings(app.url, await signIn(app.url, admin), String(round))
        // Until letters are on their way, and many more to come.
        const enough = office.deliveries.length + lettersBefore
        let turn = 0
        await until(async () => {
          if (turn++ % 2 === 0) await waker.lookAround()
          await waker.wake()
          await wait(500)
          return turn > 7 && office.deliveries.length > enough
        }, 30_000)
        await app.end('SIGKILL')
        for (const [company, seen] of await importing.stop()) imports.set(company, seen)
        await readers.stop()
        const looks = countLooks(web)
        const done = await listChecked(db)
        for (const host of done) noted.set(`${host}/diver`, looks.get(`${host}/diver`) ?? 0)
        broken.push(looks.size - done.length)
        halfFeeds += await countHalfFeeds(db)
        await app.start({ CLOCK_OFFSET: offset(round + 1) })
      }
      const untilDone = (isDone: typeof isAllFound) =>
        until(async () => {
          await waker.lookAround()
          await waker.wake()
          await wait(1_000)
          return isDone(db)
        }, 180_000)
      const foundMs = await untilDone(isAllFound)
      // Whoever had a letter has the next one an hour later.
      await app.end('SIGTERM')
      await app.start({ CLOCK_OFFSET: offset(kills + 0.2) })
      const toldMs = await untilDone(isAllTold)
      const looks = countLooks(web)
      const again = [...noted].filter(([address, count]) => (looks.get(address) ?? 0) > count)
      return [
        await checkLinks(db),
        check(
          'a look that was written down is not made again',
          again.length === 0 && noted.size > 0,
          `${again.length} of ${noted.size} looked at again; ${broken.join(', ')} were broken off by the kills`,
        ),
        await checkFeeds(db),
        check('no feed is half taken', halfFeeds === 0, `${halfFeeds} half taken after ${kills} kills`),
        await checkImports(db, imports),
        ...(await checkLetters(db, office.deliveries, kills)),
        await checkGivenUp(db),
        check(
          'all of it is made up for',
          Number.isFinite(foundMs + toldMs),
          `looks ${seconds(foundMs)} after the last kill, letters ${seconds(toldMs)} after their hour`,
        ),
      ]
    } finally {
      await waker.stop()
      await app.end('SIGTERM')
      await db.close()
      await office.close()
      await web.close()
      await database.stop()
    }
  },
}
