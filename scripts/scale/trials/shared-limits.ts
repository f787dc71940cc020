// Limits that guard secrets count for all instances together.
import { randomBytes } from 'node:crypto'
import { type Check, check } from '../../chaos/fault.ts'
import { ask } from '../../chaos/visitors.ts'
import type { Fleet } from '../fleet.ts'

const attempts = 9

/** The instances run without limits for the other trials. */
export async function tryLimits({ instances, url }: Fleet): Promise<Check[]> {
  for (const instance of instances) {
    await instance.end('SIGTERM')
    await instance.start({ RATE_LIMITS: 'on' })
  }
  const name = `guess${randomBytes(4).toString('hex')}`
  const form = {
    username: name,
    email: `${name}@mail.example`,
    password: 'tide-table-77',
    firstName: 'Ada',
    lastName: 'Marsh',
  }
  await ask(url, { method: 'POST', path: '/api/register', body: JSON.stringify(form) })
  const statuses: (number | null)[] = []
  for (let number = 0; number < attempts; number++) {
    const at = instances[number % instances.length]!
    const body = JSON.stringify({ email: form.email, password: `wrong-${number}` })
    statuses.push((await ask(at.url, { method: 'POST', path: '/api/login', body })).status)
  }
  const tried = statuses.filter((status) => status === 401).length
  return [
    check(
      'five wrong passwords in all, not five at each',
      tried === 5 && statuses.at(-1) === 429,
      `${statuses.join(', ')} at one instance after the other`,
    ),
  ]
}
