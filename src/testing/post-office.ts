// A real SMTP server for tests: keeps what it was given, and refuses, defers or dawdles on request.
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { type Eml, parseEml } from '#platform/mail/eml.ts'

/** `at` is when it came, in milliseconds. */
export type Delivery = Eml & { to: string[]; at: number; isEncrypted: boolean; raw: string }

export type PostOffice = {
  port: number
  url: string
  deliveries: Delivery[]
  close(): Promise<void>
}

export type PostOfficeHabits = {
  port?: number
  /** An SMTP code for this recipient, perhaps with words such as "5.7.1 blocked", or nothing to accept. */
  answer?: (recipient: string) => number | string | undefined
  dawdleMs?: number
  login?: { user: string; pass: string }
}

export async function openPostOffice({
  port = 0,
  answer,
  dawdleMs,
  login,
}: PostOfficeHabits = {}): Promise<PostOffice> {
  const deliveries: Delivery[] = []
  const server = new SMTPServer({
    authOptional: !login,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onAuth({ username, password }, _session, callback) {
      const isRight = username === login?.user && password === login?.pass
      callback(isRight ? null : smtpError(535, `no such login ${username} ${password}`), { user: username })
    },
    onRcptTo({ address }, _session, callback) {
      const code = answer?.(address)
      if (!code) return callback()
      const [number = '', ...words] = String(code).split(' ')
      callback(smtpError(Number(number), `${words.join(' ')} <${address}> is not welcome`.trim()))
    },
    async onData(stream, session, callback) {
      const raw = await buffer(stream).catch(() => null)
      if (!raw) return callback(smtpError(451, 'the letter broke off'))
      if (dawdleMs) await wait(dawdleMs)
      deliveries.push({
        ...parseEml(raw),
        to: session.envelope.rcptTo.map(({ address }) => address),
        at: Date.now(),
        isEncrypted: session.secure,
        raw: raw.toString('utf8'),
      })
      callback()
    },
  })
  // A killed client resets its connection; that is part of the tests, not an error of theirs.
  server.on('error', () => {})
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve())
  })
  const opened = (server.server.address() as AddressInfo).port
  return {
    port: opened,
    url: `smtp://127.0.0.1:${opened}`,
    deliveries,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
