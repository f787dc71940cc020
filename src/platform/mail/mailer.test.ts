// Posting to delivery: queue, database and SMTP server are real.
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { type MailRoom, openMailRoom } from '#testing/mail-room.ts'
import { openPostOffice } from '#testing/post-office.ts'
import { mailLetters } from './letters.table.ts'

const letter = { subject: 'Choose a new password', html: '<p>token=s3cr3t</p>', text: 'token=s3cr3t' }

let room: MailRoom
let db: MailRoom['db']
let logged: MailRoom['logged']
let { aPostOffice, anInstance, rowOf, untilStatus } = {} as MailRoom

beforeAll(async () => {
  room = await openMailRoom()
  ;({ db, logged, aPostOffice, anInstance, rowOf, untilStatus } = room)
})
afterEach(() => room.tidy())
afterAll(() => room.close())

test('a posted letter is delivered once, its body is blanked, and the log tells nothing of it', async () => {
  const office = await aPostOffice()
  const mailer = await anInstance(office.url)
  const posting = { key: 'reset:1', to: 'maren@example.org', letter, headers: { 'X-Kind': 'reset' } }
  expect(await db.orm.transaction((tx) => mailer.post(tx, posting))).toBe(true)
  const row = await untilStatus('reset:1', 'sent')
  expect(row).toMatchObject({ html: '', text: '', headers: {}, attempts: 1, lastError: null })
  expect(row.sentAt).toBeInstanceOf(Date)

  expect(await mailer.post(db.orm, posting)).toBe(false)
  await mailer.post(db.orm, { ...posting, key: 'reset:2' })
  await untilStatus('reset:2', 'sent')
  expect(office.deliveries.map(({ parts }) => parts.get('text/plain')?.trim())).toEqual([letter.text, letter.text])
  expect(office.deliveries[0]?.headers.get('x-kind')).toBe('reset')
  expect(logged.join('')).toContain('A letter was sent')
  expect(logged.join('')).not.toMatch(/maren|example\.org|s3cr3t/)
}, 30_000)

test('a letter posted in a transaction that is rolled back is never sent', async () => {
  const office = await aPostOffice()
  const mailer = await anInstance(office.url)
  const undone = db.orm.transaction(async (tx) => {
    await mailer.post(tx, { key: 'undone', to: 'undone@example.org', letter })
    throw new Error('no')
  })
  await expect(undone).rejects.toThrow('no')
  await mailer.post(db.orm, { key: 'done', to: 'done@example.org', letter })
  await untilStatus('done', 'sent')
  expect(office.deliveries.flatMap(({ to }) => to)).toEqual(['done@example.org'])
  expect(await rowOf('undone')).toBeUndefined()
}, 30_000)

test('while the mail server is down posting is as quick as ever, and the letter arrives when it is back', async () => {
  const { port, close } = await openPostOffice()
  await close()
  const mailer = await anInstance(`smtp://127.0.0.1:${port}`)
  await mailer.post(db.orm, { key: 'patient', to: 'patient@example.org', letter })
  const waiting = await eventually(async () => {
    const row = await rowOf('patient')
    expect(row).toMatchObject({ status: 'queued', lastError: expect.stringContaining('did not take the letter') })
    return row!
  })
  expect(waiting.html).toBe(letter.html)
  expect(await mailer.listUndelivered()).toEqual({ letters: [], total: 0 })
  const office = await aPostOffice({ port })
  await untilStatus('patient', 'sent')
  expect(office.deliveries).toHaveLength(1)
}, 30_000)

test('a refused letter is kept with the reason and not tried again until an admin retries it', async () => {
  let isWelcome = false
  const office = await aPostOffice({ answer: () => (isWelcome ? undefined : 550) })
  const mailer = await anInstance(office.url)
  await mailer.post(db.orm, { key: 'refused', to: 'gone@example.org', letter })
  const row = await untilStatus('refused', 'failed')
  expect(row).toMatchObject({ attempts: 1, lastError: expect.stringMatching(/^550 /) })
  expect((await mailer.listUndelivered()).letters).toMatchObject([
    { id: row.id, recipient: 'gone@example.org', status: 'failed' },
  ])
  isWelcome = true
  expect(await mailer.retry(row.id)).toBe(true)
  await untilStatus('refused', 'sent')
  expect(await mailer.retry(row.id)).toBe(false)
  expect(logged.join('')).not.toContain('gone@example.org')
}, 30_000)

test('after a day without success a letter is given up and shown', async () => {
  const { port, close } = await openPostOffice()
  await close()
  let offsetMs = 0
  const mailer = await anInstance(`smtp://127.0.0.1:${port}`, {
    clock: { now: () => new Date(Date.now() + offsetMs) },
  })
  await mailer.post(db.orm, { key: 'late', to: 'late@example.org', letter })
  await eventually(async () => expect((await rowOf('late'))?.attempts).toBeGreaterThan(0))
  offsetMs = 25 * 3_600_000
  const row = await untilStatus('late', 'dead')
  expect((await mailer.listUndelivered()).letters).toMatchObject([{ id: row.id, status: 'dead' }])
}, 30_000)

test('a letter whose sender died is taken again once the claim is old, and not before', async () => {
  const office = await aPostOffice()
  let offsetMs = 0
  const mailer = await anInstance(office.url, { clock: { now: () => new Date(Date.now() + offsetMs) } })
  await db.orm.transaction(async (tx) => {
    await mailer.post(tx, { key: 'orphan', to: 'orphan@example.org', letter })
    await tx.update(mailLetters).set({ status: 'sending', claimedAt: new Date(), attempts: 1 })
  })
  await eventually(() => expect(logged.join('')).toContain('being sent elsewhere'))
  expect(office.deliveries).toEqual([])
  offsetMs = 61_000
  expect(await untilStatus('orphan', 'sent')).toMatchObject({ attempts: 2 })
  expect(office.deliveries).toHaveLength(1)
}, 30_000)

test('a forgotten address gets nothing more', async () => {
  const office = await aPostOffice()
  const mailer = await anInstance(office.url)
  await db.orm.transaction(async (tx) => {
    await mailer.post(tx, { key: 'leaver', to: 'Leaver@example.org', letter })
    await mailer.post(tx, { key: 'stayer', to: 'stayer@example.org', letter })
    await mailer.forget(tx, 'leaver@EXAMPLE.org')
  })
  await untilStatus('stayer', 'sent')
  expect(await rowOf('leaver')).toBeUndefined()
  expect(office.deliveries.flatMap(({ to }) => to)).toEqual(['stayer@example.org'])
}, 30_000)

test('a letter with a forged header is refused where it is posted', async () => {
  const office = await aPostOffice()
  const mailer = await anInstance(office.url)
  const forged = { ...letter, subject: 'Hi\r\nBcc: all@example.org' }
  await expect(mailer.post(db.orm, { key: 'forged', to: 'a@example.org', letter: forged })).rejects.toThrow('subject')
  expect(await rowOf('forged')).toBeUndefined()
}, 30_000)

test('two instances share 200 letters, and each arrives exactly once', async () => {
  const office = await aPostOffice({ dawdleMs: 2 })
  const [one] = await Promise.all([anInstance(office.url), anInstance(office.url)])
  const recipients = Array.from({ length: 200 }, (_, i) => `reader-${i}@example.org`)
  await db.orm.transaction(async (tx) => {
    for (const to of recipients) await one.post(tx, { key: `weekly:1:${to}`, to, letter })
  })
  await eventually(async () => {
    const rows = await db.orm.select({ status: mailLetters.status }).from(mailLetters)
    expect(rows.filter(({ status }) => status === 'sent')).toHaveLength(200)
  })
  expect(office.deliveries.flatMap(({ to }) => to).toSorted()).toEqual(recipients.toSorted())
}, 60_000)

test('a letter somebody waits for overtakes one of many', async () => {
  const office = await aPostOffice({ dawdleMs: 5 })
  const mailer = await anInstance(office.url)
  await db.orm.transaction(async (tx) => {
    for (let i = 0; i < 60; i++) {
      await mailer.post(tx, { key: `weekly:2:${i}`, to: `reader-${i}@example.org`, letter, isBulk: true })
    }
  })
  await vi.waitFor(() => expect(office.deliveries.length).toBeGreaterThan(0), { timeout: 50_000, interval: 1 })
  await mailer.post(db.orm, { key: 'urgent', to: 'urgent@example.org', letter })
  await eventually(() => expect(office.deliveries).toHaveLength(61))
  const place = office.deliveries.findIndex(({ to }) => to.includes('urgent@example.org'))
  expect(place).toBeGreaterThanOrEqual(0)
  expect(place).toBeLessThan(45)
}, 60_000)
