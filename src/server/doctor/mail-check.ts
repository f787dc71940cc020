// Mail: connects and logs in, and sends a letter to whom it is told.
import type { Config } from '#platform/config.ts'
import { makeTransport } from '#platform/mail/transport.ts'
import { brand } from '#shared/brand.ts'
import { makeClock } from '#shared/clock.ts'
import { about, type Finding } from './finding.ts'

export async function checkMail(config: Config, to: string | undefined): Promise<Finding[]> {
  const { ok, warning, fault } = about('mail')
  const { smtpUrl } = config.mail
  const found: Finding[] = []
  const transport = makeTransport(config.mail, config.dataDir, makeClock(config.clockOffsetMs))
  const advice = 'See SMTP_URL: host, port, name and password; and whether this machine may connect there.'
  try {
    if (!smtpUrl) found.push(warning('Letters become files in DATA_DIR/outbox', 'Set SMTP_URL.'))
    else {
      await transport.check?.()
      const { host, username } = new URL(smtpUrl)
      found.push(ok(`${host} answers${username ? ' and takes the login' : ''}; letters come from ${config.mail.from}`))
    }
    if (!to) return found
    await transport.send(testLetter(to, config.publicUrl))
    return [
      ...found,
      ok(smtpUrl ? 'A test letter was taken over: see whether it arrives' : 'A test letter is in DATA_DIR/outbox'),
    ]
  } catch (error) {
    return [...found, fault(error instanceof Error ? error.message : String(error), advice)]
  } finally {
    transport.close()
  }
}

function testLetter(to: string, publicUrl: string) {
  const sentence = `This is a test letter of ${brand.name} at ${publicUrl}. It was asked for with npm run doctor.`
  return { to, subject: `A test letter of ${brand.name}`, text: `${sentence}\n`, html: `<p>${sentence}</p>` }
}
