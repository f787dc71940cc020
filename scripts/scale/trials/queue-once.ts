// Work of the queue is done once, whichever instance takes it.
import { until } from '../../chaos/application.ts'
import { type Check, check, seconds } from '../../chaos/fault.ts'
import { register } from '../../chaos/visitors.ts'
import type { Fleet } from '../fleet.ts'

const people = 30

export async function tryQueue({ url, office }: Fleet): Promise<Check[]> {
  const before = office.deliveries.length
  const addresses = () => office.deliveries.slice(before).map(({ to }) => to[0])
  for (let number = 0; number < people; number++) {
    await register(url, `queue${number}`)
  }
  const tookMs = await until(async () => new Set(addresses()).size >= people, 60_000)
  // Long enough for a second delivery to show.
  await until(async () => false, 3_000)
  const repeats = addresses().length - new Set(addresses()).size
  return [
    check(
      'each letter is sent once',
      new Set(addresses()).size === people && repeats === 0,
      `${addresses().length} letters to ${new Set(addresses()).size} people, the last ${seconds(tookMs)} after the last registration`,
    ),
  ]
}
