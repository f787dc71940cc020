// Hosts that letters go to: how many they get in a minute, what happens when one asks us to wait, and who does not exist.
import { gt } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { type MailRoom, openMailRoom } from '#testing/mail-room.ts'
import { mailHosts } from './mail-hosts.table.ts'
import type { Mailer } from './mailer.ts'

const letter = { subject: 'The week in the ocean', html: '<p>Hello</p>', text: 'Hello' }

let room: MailRoom
beforeAll(async () => {
  room = await openMailRoom()
})
afterEach(() => room.tidy())
afterAll(() => room.close())

async function postMany(mailer: Mailer, host: string, count: number): Promise<void> {
  await room.db.orm.transaction(async (tx) => {
    for (let i = 0; i < count; i++) {
      await mailer.post(tx, { key: `weekly:${host}:${i}`, to: `reader-${i}@${host}`, letter, isBulk: true })
    }
  })
}

const hostsWithStrikes = () => room.db.orm.select().from(mailHosts).where(gt(mailHosts.strikes, 0))

test('a host gets no more than its share a minute from two instances together, and others do not wait for it', async () => {
  const office = await room.aPostOffice()
  const lettersPerHost = 600
  const [mailer] = await Promise.all([1, 2].map(() => room.anInstance(office.url, { lettersPerHost })))
  const postedAt = Date.now()
  await postMany(mailer!, 'busy.example', 25)
  await postMany(mailer!, 'quiet.example', 3)
  await eventually(() => expect(office.deliveries).toHaveLength(28))
  const came = (host: string) => office.deliveries.filter(({ to }) => to[0]!.endsWith(host)).map(({ at }) => at)
  // Half a second ahead of their place at most; the places of this host are a tenth of a second apart.
  const tooEarly = came('busy.example').filter((at, place) => at < postedAt + place * (60_500 / 600) - 500)
  expect(tooEarly).toEqual([])
  expect(Math.max(...came('quiet.example'))).toBeLessThan(Math.max(...came('busy.example')))
}, 60_000)

test('a host that asks to wait is left alone, all others get their letters meanwhile', async () => {
  let isBusy = true
  const asked: string[] = []
  const office = await room.aPostOffice({
    answer: (to) => {
      asked.push(to)
      return isBusy && to.endsWith('@busy.example') ? '451 4.7.1 try again later' : undefined
    },
  })
  const mailer = await room.anInstance(office.url)
  await postMany(mailer, 'busy.example', 10)
  await postMany(mailer, 'quiet.example', 10)
  await eventually(() => expect(office.deliveries).toHaveLength(10))
  expect(office.deliveries.every(({ to }) => to[0]!.endsWith('@quiet.example'))).toBe(true)
  // One letter asks for all of them: without the pause each of the ten would have.
  expect(asked.filter((to) => to.endsWith('@busy.example')).length).toBeLessThan(10)
  // Written right after what is said of the letter.
  await eventually(async () => expect((await hostsWithStrikes()).map(({ host }) => host)).toEqual(['busy.example']))
  isBusy = false
  await eventually(() => expect(office.deliveries).toHaveLength(20))
  const after = await room.db.orm.select().from(mailHosts)
  expect(after.map(({ strikes, pausedUntil }) => [strikes, pausedUntil])).toContainEqual([0, null])
}, 60_000)

test('after a pause a host gets its letters at its pace, not all at once', async () => {
  const office = await room.aPostOffice()
  const lettersPerHost = 600
  const pausedUntil = new Date(Date.now() + 3_000)
  await room.db.orm.insert(mailHosts).values({ host: 'busy.example', pausedUntil, strikes: 1 })
  const mailer = await room.anInstance(office.url, { lettersPerHost })
  await postMany(mailer, 'busy.example', 25)
  await eventually(() => expect(office.deliveries).toHaveLength(25))
  const came = office.deliveries.map(({ at }) => at)
  expect(came.filter((at, place) => at < pausedUntil.getTime() + place * (60_500 / 600) - 500)).toEqual([])
}, 60_000)

test('a full mailbox holds up nobody else at its host, and a letter somebody waits for is not held up at all', async () => {
  const office = await room.aPostOffice({
    answer: (to) =>
      ({ 'full@bay.example': '452 4.2.2 mailbox full', 'first@cove.example': '450 4.3.2 busy' })[to] ?? undefined,
  })
  const mailer = await room.anInstance(office.url)
  await mailer.post(room.db.orm, { key: 'full', to: 'full@bay.example', letter, isBulk: true })
  await mailer.post(room.db.orm, { key: 'first', to: 'first@cove.example', letter, isBulk: true })
  await eventually(async () => {
    expect((await room.rowOf('full'))?.lastError).toContain('mailbox full')
    expect((await room.rowOf('first'))?.lastError).toContain('busy')
    // Written right after what is said of the letter.
    expect((await hostsWithStrikes()).map(({ host }) => host)).toEqual(['cove.example'])
  })
  await mailer.post(room.db.orm, { key: 'neighbour', to: 'neighbour@bay.example', letter, isBulk: true })
  await mailer.post(room.db.orm, { key: 'reset', to: 'somebody@cove.example', letter })
  await room.untilStatus('neighbour', 'sent')
  await room.untilStatus('reset', 'sent')
  expect((await hostsWithStrikes()).map(({ host }) => host)).not.toContain('bay.example')
}, 60_000)

test('an address that does not exist is told on, a letter refused for what it is or who we are is not', async () => {
  const bounced: string[] = []
  const answers: Record<string, number | string> = {
    'gone@example.org': 550,
    'moved@example.org': '551 5.1.6 moved away',
    'blocked@example.org': '554 5.7.1 your server is on a list',
    'full@example.org': '552 5.2.2 over quota',
  }
  const office = await room.aPostOffice({ answer: (to) => answers[to] })
  const mailer = await room.anInstance(office.url, {
    onBounce: async (_tx, { recipient, key }) => void bounced.push(`${key} ${recipient}`),
  })
  for (const to of Object.keys(answers)) await mailer.post(room.db.orm, { key: `weekly:${to}`, to, letter })
  for (const to of Object.keys(answers)) await room.untilStatus(`weekly:${to}`, 'failed')
  expect(bounced.toSorted()).toEqual([
    'weekly:gone@example.org gone@example.org',
    'weekly:moved@example.org moved@example.org',
  ])
}, 60_000)

test('a letter to what is no address is refused like one to an address that is gone, and fails nobody who posts it', async () => {
  const bounced: string[] = []
  const office = await room.aPostOffice()
  const mailer = await room.anInstance(office.url, {
    onBounce: async (_tx, { recipient }) => void bounced.push(recipient),
  })
  // As an older version took it: longer than any mail server has it.
  const to = `${'o'.repeat(65)}@example.org`
  expect(await mailer.post(room.db.orm, { key: 'receipt:old', to, letter })).toBe(true)
  await room.untilStatus('receipt:old', 'failed')
  expect((await mailer.listUndelivered()).letters.map(({ lastError }) => lastError)).toContain(
    'The recipient is not a single plain address',
  )
  expect(bounced).toEqual([to])
  expect(office.deliveries).toEqual([])
}, 60_000)

test('a mail server that does not take us costs nobody their place on a list, and letters wait for it to be set right', async () => {
  const bounced: string[] = []
  const failed: Record<string, string> = {
    'relay@example.org': '550 relay not permitted',
    'denied@example.org': '554 Relay access denied',
    'spam@example.org': '550 this message looks like spam',
    'listed@example.org': '554 Your host [5.1.66.9] is on a list',
    'known@example.org': '554 Your host [10.5.1.6] is on a list',
    'protocol@example.org': '555 5.5.4 unsupported parameter',
  }
  const waiting: Record<string, string> = {
    'login@example.org': '530 Authentication required',
    'sender@example.org': '550 5.1.8 Sender address rejected: Domain not found',
  }
  const answers = { ...failed, ...waiting }
  const office = await room.aPostOffice({ answer: (to) => answers[to] })
  const mailer = await room.anInstance(office.url, {
    onBounce: async (_tx, { recipient }) => void bounced.push(recipient),
  })
  for (const to of Object.keys(answers)) await mailer.post(room.db.orm, { key: `receipt:${to}`, to, letter })
  for (const to of Object.keys(failed)) await room.untilStatus(`receipt:${to}`, 'failed')
  await eventually(async () => {
    for (const to of Object.keys(waiting)) {
      const row = await room.rowOf(`receipt:${to}`)
      expect([row?.status === 'failed', row?.lastError]).toEqual([false, expect.stringContaining('did not take')])
    }
  })
  expect(bounced).toEqual([])
}, 60_000)

test('every undelivered letter can be tried again at once', async () => {
  let isWelcome = false
  const office = await room.aPostOffice({ answer: () => (isWelcome ? undefined : 550) })
  const mailer = await room.anInstance(office.url)
  await postMany(mailer, 'example.org', 7)
  await eventually(async () => expect((await mailer.listUndelivered(5)).total).toBe(7))
  expect((await mailer.listUndelivered(5)).letters).toHaveLength(5)
  isWelcome = true
  expect(await mailer.retryAll()).toBe(7)
  await eventually(() => expect(office.deliveries).toHaveLength(7))
  expect(await mailer.retryAll()).toBe(0)
}, 60_000)
