// One instance after the other is stopped and started, with people at work all the while: nobody notices.
import { setTimeout as wait } from 'node:timers/promises'
import { aMemberOf } from '../../chaos/application.ts'
import { type Check, check, seconds } from '../../chaos/fault.ts'
import { acknowledged, countLost, newTopic } from '../../chaos/topics.ts'
import { sendVisitors, slowest, tally, type Visit } from '../../chaos/visitors.ts'
import type { Fleet } from '../fleet.ts'

export async function tryRollingRestart({ url, instances, db }: Fleet): Promise<Check[]> {
  const write = newTopic(await aMemberOf(url, db))
  const visits: (() => Visit)[] = [
    write,
    () => ({ path: '/' }),
    () => ({ path: '/api/jobs' }),
    () => ({ path: '/api/stats' }),
  ]
  let turn = 0
  const crowd = sendVisitors(url, 16, () => visits[turn++ % visits.length]!())
  await wait(1_000)
  const starts: number[] = []
  for (const instance of instances) {
    await instance.end('SIGTERM')
    starts.push(await instance.start())
    await wait(1_000)
  }
  const seen = await crowd.stop()
  const failed = seen.filter(({ status }) => status === null || status >= 500)
  const ids = acknowledged(seen)
  const lost = await countLost(db, ids)
  return [
    check(
      'no request fails while all three are restarted',
      failed.length === 0,
      `${failed.length} of ${seen.length} failed (${tally(failed)}); the slowest took ${seconds(slowest(seen))}`,
    ),
    check(
      'no acknowledged write is lost',
      lost === 0 && ids.length > 50,
      `${lost} of ${ids.length} lost; instances were back after ${starts.map(seconds).join(', ')}`,
    ),
  ]
}
