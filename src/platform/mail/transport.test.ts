// Letters on their way out, against a real SMTP server and a real folder.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeClock } from '#shared/clock.ts'
import { openPostOffice, type PostOffice, type PostOfficeHabits } from '#testing/post-office.ts'
import { parseEml } from './eml.ts'
import { MailDelayed, MailRefused } from './mail-failure.ts'
import { MailMalformed, type MailMessage, type MailTransport } from './message.ts'
import { listOutbox, readOutboxLetter } from './outbox.ts'
import { smtpOptions } from './smtp-transport.ts'
import { makeTransport } from './transport.ts'

const from = 'Ocean Berth <hello@oceanberth.example>'
const message: MailMessage = {
  to: 'maren@example.org',
  subject: 'Grüße vom Meer – a rather long subject that has to be folded, ★ and encoded ★',
  html: `<p>Häfen &amp; Küsten</p><a href="https://oceanberth.example/x?token=abc&amp;y=1">open</a>${'<p>long </p>'.repeat(200)}`,
  text: 'Häfen & Küsten\n\nopen: https://oceanberth.example/admin-reset-password?token=reset_4yJc0Qm2vXo9a1kT8sWfLr3Zp7NbEuHdIgVxKtYqMhA&y=1\n',
  headers: { 'List-Unsubscribe': `<https://oceanberth.example/u?t=${'x'.repeat(120)}>` },
  messageId: 'letter-1',
}

let dataDir: string
const open: (() => unknown)[] = []
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'outbox-'))
})
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close()
  await rm(dataDir, { recursive: true, force: true })
})

async function aPostOffice(habits?: PostOfficeHabits): Promise<PostOffice> {
  const office = await openPostOffice(habits)
  open.push(() => office.close())
  return office
}
function aTransport(smtpUrl?: string, sender = from, clock = makeClock()): MailTransport {
  const transport = makeTransport({ smtpUrl, from: sender }, dataDir, clock)
  open.push(() => transport.close())
  return transport
}

test('a letter arrives with both parts, its subject and its headers', async () => {
  const office = await aPostOffice()
  await aTransport(office.url).send(message)
  const [delivery] = office.deliveries
  expect(delivery?.to).toEqual([message.to])
  expect(delivery?.headers.get('subject')).toBe(message.subject)
  expect(delivery?.headers.get('from')).toBe(from)
  expect(delivery?.headers.get('message-id')).toBe('<letter-1@oceanberth.example>')
  expect(delivery?.headers.get('list-unsubscribe')).toBe(message.headers?.['List-Unsubscribe'])
  expect(delivery?.parts.get('text/html')).toBe(message.html)
  expect(delivery?.parts.get('text/plain')?.trimEnd()).toBe(message.text.trimEnd())
})

test.each([
  ['Ocean Berth, Ltd. <hello@oceanberth.example>', '"Ocean Berth, Ltd." <hello@oceanberth.example>'],
  ['"Ocean Berth, Ltd." <hello@oceanberth.example>', '"Ocean Berth, Ltd." <hello@oceanberth.example>'],
  ['Ocean Berth: jobs (at sea) <hello@oceanberth.example>', '"Ocean Berth: jobs (at sea)" <hello@oceanberth.example>'],
  ['hello@oceanberth.example', 'hello@oceanberth.example'],
])('who is called %s sends as one, under the whole name', async (sender, written) => {
  const office = await aPostOffice()
  await aTransport(office.url, sender).send(message)
  expect(office.deliveries[0]?.headers.get('from')).toBe(written)
})

test('nothing a stranger writes gets into the headers', async () => {
  const office = await aPostOffice()
  for (const transport of [aTransport(office.url), aTransport()]) {
    const forgeries: Partial<MailMessage>[] = [
      { subject: 'Hello\r\nBcc: everyone@example.org' },
      { subject: 'Hello\nBcc: everyone@example.org' },
      { to: 'a@example.org\r\nBcc: everyone@example.org' },
      { to: 'a@example.org, b@example.org' },
      { to: '"a" <a@example.org>' },
      { headers: { 'X-Note': 'a\r\nBcc: everyone@example.org' } },
      { headers: { Bcc: 'everyone@example.org' } },
      { headers: { 'X-A: 1\r\nBcc': 'everyone@example.org' } },
    ]
    for (const forged of forgeries) {
      await expect(transport.send({ ...message, ...forged })).rejects.toThrow(MailMalformed)
    }
  }
  expect(office.deliveries).toEqual([])
  expect(await listOutbox(dataDir)).toEqual([])
})

test('a server elsewhere must speak TLS, one on this machine need not', () => {
  expect(smtpOptions('smtp://u:p%40ss@mail.example.org')).toMatchObject({
    port: 587,
    secure: false,
    requireTLS: true,
    tls: { rejectUnauthorized: true },
    auth: { user: 'u', pass: 'p@ss' },
  })
  expect(smtpOptions('smtps://mail.example.org')).toMatchObject({ port: 465, secure: true })
  for (const host of ['localhost', '127.0.0.1', '[::1]']) {
    expect(smtpOptions(`smtp://${host}:2525`)).toMatchObject({ port: 2525, requireTLS: false })
  }
  expect(smtpOptions('smtp://127.0.0.1.example.org')).toMatchObject({ requireTLS: true })
  expect(smtpOptions('smtp://mail:1025?tls=optional')).toMatchObject({ host: 'mail', port: 1025, requireTLS: false })
})

test('a refused recipient is for good, a deferred one and a silent server are not', async () => {
  const office = await aPostOffice({ answer: (to) => ({ 'gone@example.org': 550, 'full@example.org': 452 })[to] })
  const transport = aTransport(office.url)
  const refused = await transport.send({ ...message, to: 'gone@example.org' }).catch((error) => error)
  expect(refused).toBeInstanceOf(MailRefused)
  expect(refused.message).toMatch(/^550 .*not welcome/)
  expect(refused.message).not.toContain('gone@example.org')
  await expect(transport.send({ ...message, to: 'full@example.org' })).rejects.toThrow(MailDelayed)
  await transport.send(message)
  expect(office.deliveries).toHaveLength(1)
  await expect(aTransport('smtp://127.0.0.1:1').send(message)).rejects.toThrow(MailDelayed)
})

test('a wrong login only delays the letters, and no error tells name or password', async () => {
  const office = await aPostOffice({ login: { user: 'harbour', pass: 'right' } })
  const failure = await aTransport(`smtp://harbour:s3cr3t@127.0.0.1:${office.port}`)
    .send(message)
    .catch((error) => error)
  expect(failure).toBeInstanceOf(MailDelayed)
  expect(`${failure.stack} ${JSON.stringify(failure)}`).not.toMatch(/s3cr3t|harbour/)
  await aTransport(`smtp://harbour:right@127.0.0.1:${office.port}`).send(message)
  expect(office.deliveries).toHaveLength(1)
})

test('without a server each letter is a file that reads back as it was written', async () => {
  const transport = aTransport()
  await transport.send(message)
  await transport.send({ ...message, to: 'second@example.org', subject: 'Second' })
  const listed = await listOutbox(dataDir)
  expect(listed.map(({ to }) => to).toSorted()).toEqual(['maren@example.org', 'second@example.org'])
  const first = listed.find(({ to }) => to === message.to)!
  expect(Math.abs(first.at.getTime() - Date.now())).toBeLessThan(60_000)
  const letter = await readOutboxLetter(dataDir, first.id)
  expect(letter).toMatchObject({ subject: message.subject, html: message.html })
  expect(letter?.text.trimEnd()).toBe(message.text.trimEnd())
  const file = await readFile(join(dataDir, 'outbox', `${first.id}.eml`), 'utf8')
  expect(file).toContain('To: maren@example.org\r\n')
  expect(file).toContain('token=reset_4yJc0Qm2vXo9a1kT8sWfLr3Zp7NbEuHdIgVxKtYqMhA&y=1')
  expect(await readdir(join(dataDir, 'outbox'))).toHaveLength(2)
})

test('only letters of the outbox can be read from it', async () => {
  await writeFile(join(dataDir, 'secret.eml'), 'To: x\r\n\r\nsecret')
  await aTransport().send(message)
  for (const id of ['../secret', '..%2fsecret', 'secret', '', '20260101T000000000Z-00000000']) {
    expect(await readOutboxLetter(dataDir, id)).toBeNull()
  }
  expect(await listOutbox(join(dataDir, 'nowhere'))).toEqual([])
})

test('a text part with a line too long for plain transport still reads back', async () => {
  const text = `${'é'.repeat(1500)}\nend`
  await aTransport().send({ ...message, text })
  const [name] = await readdir(join(dataDir, 'outbox'))
  const { parts } = parseEml(await readFile(join(dataDir, 'outbox', name!)))
  expect(parts.get('text/plain')).toBe(text)
})

test('a letter is as old as the application’s clock says, wherever that was moved', async () => {
  const month = 30 * 86_400_000
  const clock = makeClock(31 * 86_400_000)
  const transport = aTransport(undefined, from, clock)
  await aTransport().send({ ...message, subject: 'A month ago' })
  await transport.send({ ...message, subject: 'Today' })
  await transport.forget?.({ before: new Date(clock.now().getTime() - month) })
  const [letter, ...others] = await listOutbox(dataDir)
  expect([letter?.subject, others]).toEqual(['Today', []])
  const { headers } = parseEml(await readFile(join(dataDir, 'outbox', `${letter?.id}.eml`)))
  expect(Math.abs(Date.parse(headers.get('date') ?? '') - (letter?.at.getTime() ?? 0))).toBeLessThan(1_000)
})
