import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const read = (env: Record<string, string>) => readConfig('production', {}, env)
function complaintsOf(env: Record<string, string>): string[] {
  try {
    read(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.lines
    throw error
  }
  return []
}

describe('the configuration', () => {
  test('a payment link without the secret of its events stops the start', () => {
    const link = { PAYMENT_LINK_URL: 'https://pay.example/annual' }
    expect(complaintsOf(link)).toEqual([
      'PAYMENT_LINK_URL needs STRIPE_WEBHOOK_SECRET: without it people would pay and get nothing',
    ])
    expect(complaintsOf({ ...link, STRIPE_WEBHOOK_SECRET: 'whsec_of-somebody' })).toEqual([])
  })

  test('measurements are told to nobody unless asked for, and then to this machine alone', () => {
    expect(read({}).metrics).toBeUndefined()
    expect(read({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' })
    expect(read({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }).metrics?.host).toBe('0.0.0.0')
  })

  test('needs nothing: every setting has a default', () => {
    const config = read({})
    expect(config).toMatchObject({
      port: 3000,
      host: 'localhost',
      publicUrl: 'http://localhost:3000',
      rateLimits: true,
    })
    expect(config.databaseUrl).toBeUndefined()
    expect(Object.isFrozen(config)).toBe(true)
  })

  test('treats an empty value as not set', () => {
    expect(read({ PORT: '', PUBLIC_URL: '' }).publicUrl).toBe('http://localhost:3000')
  })

  test.each([
    ['HTTPS://OceanBerth.Example/', 'https://oceanberth.example'],
    ['https://oceanberth.example:443', 'https://oceanberth.example'],
    ['https://océan.example', 'https://xn--ocan-cpa.example'],
    ['http://127.0.0.1:3000//', 'http://127.0.0.1:3000'],
  ])('takes %s as the address that browsers make of it', (given, publicUrl) => {
    expect(read({ PUBLIC_URL: given })).toMatchObject({ publicUrl, isHttps: publicUrl.startsWith('https:') })
  })

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'oceanberth.example'],
    ['PUBLIC_URL', 'https://oceanberth.example/site'],
    ['PUBLIC_URL', 'https://oceanberth.example/?from=mail'],
    ['PUBLIC_URL', 'https://name:word@oceanberth.example'],
    ['DATABASE_URL', 'mysql://somewhere'],
    ['SMTP_URL', 'mail.example'],
    ['SMTP_URL', 'smtp:mail.example:587'],
    ['SMTP_URL', 'smtp://mail.example?tls=off'],
    ['SMTP_URL', 'smtp://sailor:100%sure@mail.example'],
    ['TIME_ZONE', 'Atlantis/Capital'],
    ['TIME_ZONE', '+02:00'],
    ['CLOCK_OFFSET', 'tomorrow'],
    ['RATE_LIMITS', 'sometimes'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', '-1'],
    ['STRIPE_WEBHOOK_SECRET', 'one-secret,two-secret,three-secret'],
    ['METRICS_PORT', 'loud'],
    ['BACKUP_AT', '3:30'],
    ['BACKUP_AT', '24:00'],
    ['BACKUP_KEY', 'too-short'],
    ['BACKUP_BUCKET', 'backups'],
    ['SES_TOPIC_ARN', 'bounces'],
    ['MAILGUN_SIGNING_KEY', 'short'],
    ['POSTMARK_HOOK_LOGIN', 'postmark'],
    ['POSTMARK_HOOK_LOGIN', 'postmark:short'],
    ['SMTP_URL_FILE', '/nowhere/to/be/found'],
    ['MAIL_FROM', 'Ocean Berth <hello@oceanberth.example>\r\nBcc: all@example.org'],
    ['MAIL_FROM', 'hello@@oceanberth.example'],
    ['MAIL_FROM', 'Berth <hello@oceanberth.example>, Desk <desk@oceanberth.example>'],
  ])('refuses %s=%s with one line that names it', (name, value) => {
    const lines = complaintsOf({ [name]: value })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(name)
  })

  test('tells everything that is wrong at once, one line each', () => {
    expect(complaintsOf({ PORT: 'x', LOG_LEVEL: 'y', SUPPORT_EMAIL: 'z' })).toHaveLength(3)
  })

  test('reads secrets from files, as orchestrators hand them out, and never from both places', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'secrets-'))
    const file = join(folder, 'smtp')
    await writeFile(file, 'smtp://user:secret@mail.example:587\n')
    expect(read({ SMTP_URL_FILE: file }).mail.smtpUrl).toBe('smtp://user:secret@mail.example:587')
    expect(complaintsOf({ SMTP_URL_FILE: file, SMTP_URL: 'smtp://other.example' })).toEqual([
      'SMTP_URL and SMTP_URL_FILE exclude each other',
    ])
    await writeFile(file, '')
    expect(complaintsOf({ SMTP_URL_FILE: file })).toEqual(['SMTP_URL_FILE names an empty file'])
    await rm(folder, { recursive: true })
  })

  test('takes a folder or a bucket of its own for backups, with a key that may stand in a file', () => {
    const s3 = {
      S3_ENDPOINT: 'https://s3.example',
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY_ID: 'k',
      S3_SECRET_ACCESS_KEY: 's',
    }
    expect(read({}).backup).toEqual({ place: undefined, key: undefined, at: { hour: 3, minute: 30 } })
    expect(read({ BACKUP_DIR: '/backups', BACKUP_AT: '23:05' }).backup).toMatchObject({
      place: { folder: '/backups' },
      at: { hour: 23, minute: 5 },
    })
    expect(read({ ...s3, BACKUP_BUCKET: 'backups' }).backup.place).toMatchObject({
      bucket: { endpoint: 'https://s3.example', bucket: 'backups' },
    })
    expect(complaintsOf({ ...s3, BACKUP_BUCKET: 'backups', BACKUP_DIR: '/backups' })).toEqual([
      'BACKUP_DIR and BACKUP_BUCKET exclude each other: set one of them',
    ])
    expect(complaintsOf({ ...s3, BACKUP_BUCKET: 'pictures' })[0]).toMatch(/must be another bucket than S3_BUCKET/)
    expect(complaintsOf({ BACKUP_KEY_FILE: '/nowhere/to/be/found' })[0]).toContain('BACKUP_KEY_FILE')
  })

  test('wants settings that belong together to come together', () => {
    expect(complaintsOf({ ADMIN_EMAIL: 'captain@oceanberth.example' })[0]).toContain('ADMIN_PASSWORD')
    expect(complaintsOf({ S3_BUCKET: 'pictures' })).toHaveLength(3)
  })

  test.each([
    ['0', 0],
    ['25h', 90_000_000],
    ['31d', 2_678_400_000],
    ['-90s', -90_000],
  ])('reads a clock offset of %s', (text, ms) => {
    expect(read({ CLOCK_OFFSET: text }).clockOffsetMs).toBe(ms)
  })

  test('takes two webhook secrets while they are rotated', () => {
    const { payment } = read({ STRIPE_WEBHOOK_SECRET: 'whsec_old_one, whsec_new_one' })
    expect(payment.webhookSecrets).toEqual(['whsec_old_one', 'whsec_new_one'])
  })
})
