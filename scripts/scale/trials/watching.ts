// Three instances watch links and feeds, import and write alerts, and each is restarted in between: everything is done once.
import { setTimeout as wait } from 'node:timers/promises'
import { admin, signIn } from '../../chaos/admin.ts'
import { until } from '../../chaos/application.ts'
import { type Check, check, seconds } from '../../chaos/fault.ts'
import type { Seen } from '../../chaos/visitors.ts'
import {
  checkFeeds,
  checkImports,
  checkLetters,
  checkLinks,
  isAllFound,
  isAllTold,
  listChecked,
} from '../../chaos/watched-checks.ts'
import { addWatched, countLooks, importListings, links, openWaker } from '../../chaos/watched-web.ts'
import type { Fleet } from '../fleet.ts'

export async function tryWatching({ url, instances, db, primary, office, web }: Fleet): Promise<Check[]> {
  const token = await signIn(url, admin)
  await addWatched(url, token, db)
  const before = office.deliveries.length
  const waker = await openWaker(primary.url)
  try {
    const imports = new Map<string, Seen>()
    const importing = importListings(url, token, 'fleet', 2_000)
    for (const instance of instances) {
      await waker.lookAround()
      await waker.wake()
      await wait(1_500)
      await waker.lookAround()
      await instance.end('SIGTERM')
      await instance.start()
    }
    for (const [company, seen] of await importing.stop()) imports.set(company, seen)
    // What an instance had in hand when it ended waits ten minutes for its turn: the clock is turned for it.
    const done = (await listChecked(db)).map((host) => `${host}/diver`)
    await db.pool.query('update link_checks set next_at = now() where checked_at is null')
    await db.pool.query('update feeds set next_at = now() where looked_at is null')
    // Of a person who was just written to, the next hour's news wait for the next hour.
    await db.pool.query(`update alert_readers set last_instant_at = now() - interval '2 hours'`)
    const tookMs = await until(async () => {
      await waker.lookAround()
      await waker.wake()
      await db.pool.query(`update alert_readers set last_instant_at = now() - interval '2 hours'`)
      await wait(1_000)
      return (await isAllFound(db)) && (await isAllTold(db))
    }, 240_000)
    const looks = countLooks(web)
    const twice = done.filter((address) => looks.get(address) !== 1).length
    return [
      await checkLinks(db),
      check(
        'a look that was written down is made once',
        twice === 0 && done.length > 0,
        `${twice} of ${done.length} made again; ${links - done.length} were broken off by the restarts or came later`,
      ),
      await checkFeeds(db),
      await checkImports(db, imports),
      ...(await checkLetters(db, office.deliveries.slice(before), 0)),
      check('all of it is done', Number.isFinite(tookMs), `${seconds(tookMs)} after the last restart`),
    ]
  } finally {
    await waker.stop()
  }
}
