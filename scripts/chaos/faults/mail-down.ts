// The mail server is down while people register: they notice nothing, and every letter arrives once it is back.
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openPostOffice } from '#testing/post-office.ts'
import { findFreePort } from '../../../bench/server.ts'
import { startApplication, until } from '../application.ts'
import { check, type Fault, seconds } from '../fault.ts'
import { ask, register, type Seen, slowest, tally } from '../visitors.ts'

const people = 8

export const mailDown: Fault = {
  name: 'SMTP down',
  async run(folder) {
    const port = await findFreePort()
    const app = await startApplication(join(folder, 'data'), '', { SMTP_URL: `smtp://127.0.0.1:${port}` })
    try {
      const registered: Seen[] = []
      for (let number = 0; number < people; number++) registered.push(await register(app.url, `sailor${number}`))
      const pages = [await ask(app.url, { path: '/' }), await ask(app.url, { path: '/api/jobs' })]
      await wait(10_000)
      const office = await openPostOffice({ port })
      const addresses = () => office.deliveries.map(({ to }) => to[0])
      const tookMs = await until(async () => new Set(addresses()).size >= people, 90_000)
      // Long enough for a repeat to show.
      await wait(3_000)
      const repeats = addresses().length - new Set(addresses()).size
      await office.close()
      const all = [...registered, ...pages]
      return [
        check(
          'nothing else fails or waits',
          all.every(({ status }) => status !== null && status < 300) && slowest(all) < 3_000,
          `${tally(all)}; the slowest took ${seconds(slowest(all))}`,
        ),
        check(
          'every letter arrives when it is back',
          tookMs < 90_000,
          `${new Set(addresses()).size} of ${people} in ${seconds(tookMs)}`,
        ),
        check('none arrives twice', repeats === 0, `${repeats} repeats`),
      ]
    } finally {
      await app.end('SIGTERM')
    }
  },
}
