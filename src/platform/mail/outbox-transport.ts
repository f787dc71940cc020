// Letters as files: without a mail server each becomes a complete .eml in DATA_DIR/outbox.
import { randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { MailDelayed } from './mail-failure.ts'
import { assertSafeMessage, type MailTransport } from './message.ts'
import { outboxFolder, outboxId } from './outbox.ts'
import { composeMail } from './smtp-transport.ts'

export function makeOutboxTransport(dataDir: string, from: string): MailTransport {
  const folder = outboxFolder(dataDir)
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(message) {
      assertSafeMessage(message)
      const { message: composed } = await composer.sendMail(composeMail(message, from))
      const bytes = withReadableText(composed as Buffer, message.text)
      const path = join(folder, `${outboxId(new Date(), randomBytes(4).toString('hex'))}.eml`)
      try {
        await mkdir(folder, { recursive: true })
        // Written aside and renamed: whoever lists the folder only ever sees whole letters.
        await writeFile(`${path}.part`, bytes, { mode: 0o600, flush: true })
        await rename(`${path}.part`, path)
      } catch (error) {
        throw new MailDelayed('The outbox folder could not be written', { scope: 'server', cause: error })
      }
    },
    close: () => composer.close(),
  }
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
