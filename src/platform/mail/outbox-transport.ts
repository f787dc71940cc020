// Letters as files: without a mail server each becomes a complete .eml in DATA_DIR/outbox.
import { randomBytes } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Clock } from '#shared/clock.ts'
import { MailDelayed } from './mail-failure.ts'
import { assertSafeMessage, type MailTransport } from './message.ts'
import { listOutboxIds, outboxFolder, outboxId, readOutboxTime } from './outbox.ts'
import { composeMail } from './smtp-transport.ts'

/** Dated by the application's clock, which says when they are old. */
export function makeOutboxTransport(dataDir: string, from: string, clock: Clock): MailTransport {
  const folder = outboxFolder(dataDir)
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(message) {
      assertSafeMessage(message)
      const date = clock.now()
      const { message: composed } = await composer.sendMail({ ...composeMail(message, from), date })
      const bytes = withReadableText(composed as Buffer, message.text)
      const path = join(folder, `${outboxId(date, suffixOf(message.messageId))}.eml`)
      try {
        await mkdir(folder, { recursive: true })
        // Written aside and renamed: whoever lists the folder only ever sees whole letters.
        await writeFile(`${path}.part`, bytes, { mode: 0o600, flush: true })
        await rename(`${path}.part`, path)
      } catch (error) {
        throw new MailDelayed('The outbox folder could not be written', { scope: 'server', cause: error })
      }
    },
    async forget(which) {
      const ids = await listOutboxIds(dataDir)
      const endings = 'ids' in which ? new Set(which.ids.map(suffixOf)) : null
      const isMeant = (id: string) =>
        'before' in which ? (readOutboxTime(id) ?? which.before) < which.before : endings?.has(id.slice(-8))
      await Promise.all(ids.filter(isMeant).map((id) => rm(join(folder, `${id}.eml`), { force: true })))
    },
    close: () => composer.close(),
  }
}

/** A file's name ends with the beginning of its letter's id, so that it is found again when the letter is forgotten. */
function suffixOf(messageId: string | undefined): string {
  return /^[0-9a-f]{8}/.exec(messageId ?? '')?.[0] ?? randomBytes(4).toString('hex')
}

/** Puts the text part in as it is, so that a link can be read and copied from the file. Longer lines need the encoding. */
function withReadableText(eml: Buffer, text: string): Buffer {
  const lines = text.split(/\r?\n/)
  const source = eml.toString('utf8')
  const boundary = /boundary="([^"]+)"/.exec(source)?.[1]
  if (!boundary || lines.some((line) => Buffer.byteLength(line) > 900)) return eml
  const [head, plain, ...rest] = source.split(`--${boundary}`)
  if (!plain?.includes('Content-Type: text/plain')) return eml
  const readable = `\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${lines.join('\r\n')}\r\n`
  return Buffer.from([head, readable, ...rest].join(`--${boundary}`))
}
