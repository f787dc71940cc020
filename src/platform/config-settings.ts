// Every setting by its name in the environment: what it may be, and what it is when nobody says.
import { z } from 'zod'
import { brand, firstContact } from '#shared/brand.ts'

const unset = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(unset, schema.optional())
const withDefault = <T extends z.ZodType>(schema: T, fallback: z.input<T>) =>
  z.preprocess((value) => unset(value) ?? fallback, schema)

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) URL' })
const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must look like postgres://user:password@host:5432/name',
})
const smtpUrl = z
  .url({ protocol: /^smtps?$/, hostname: /./, error: 'must look like smtp://user:password@host:587' })
  .refine((url) => !/[?&]tls=(?!optional(&|$))/.test(url), {
    error: 'knows tls=optional only, for a server inside a network of your own',
  })
  .refine((url) => mayBeRead(url), { error: 'has a % in its name or password, which is written as %25' })

/** What is no address at all has been told so already. */
function mayBeRead(url: string): boolean {
  const { username = '', password = '' } = URL.parse(url) ?? {}
  try {
    return [username, password].map(decodeURIComponent).length > 0
  } catch {
    return false
  }
}

const wholeNumber = (min: number, max: number) => {
  const text = `must be a whole number from ${min} to ${max}`
  return z
    .string()
    .regex(/^\d{1,9}$/, text)
    .transform(Number)
    .refine((n) => n >= min && n <= max, text)
}

const clockUnits = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const
const clockOffset = z
  .string()
  .regex(/^-?\d{1,6}[smhd]?$/, 'must be a number with a unit, such as 25h or 31d')
  .transform((text) => {
    const unit = text.at(-1) as keyof typeof clockUnits
    return unit in clockUnits ? Number(text.slice(0, -1)) * clockUnits[unit] : Number(text) * 1_000
  })

/** By name: of +02:00 the database thinks the opposite. */
const timeZone = z.string().refine((zone) => {
  try {
    return !/^[+-]/.test(zone) && Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}, 'must be a time zone such as Europe/Paris')

/** host=127.0.0.1:4010, several separated by commas. */
const testHosts = z
  .string()
  .transform((text) => text.split(',').map((part) => /^([\w.-]+)=([\d.]+|localhost):(\d{1,5})$/.exec(part.trim())))
  .refine(
    (list) => list.every((match) => match !== null),
    'must look like host=127.0.0.1:4010,other.host=127.0.0.1:4011',
  )
  .transform(
    (list) =>
      new Map(list.map((match) => [match![1]!.toLowerCase(), { address: match![2]!, port: Number(match![3]) }])),
  )

/** Of the day, in UTC: 03:30. */
const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of the day such as 03:30, in UTC')
  .transform((text) => ({ hour: Number(text.slice(0, 2)), minute: Number(text.slice(3)) }))

const secrets = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((list) => list.length <= 2 && list.every((part) => part.length >= 8), {
    error: 'must be one secret, or two separated by a comma, of at least 8 characters each',
  })

/** One line each in .env.example and in the README; a test holds them equal. */
export const settings = z.object({
  PORT: withDefault(wholeNumber(0, 65535), '3000'),
  HOST: withDefault(z.string().min(1), 'localhost'),
  PUBLIC_URL: optional(httpUrl),
  DATA_DIR: withDefault(z.string().min(1), './data'),
  DATABASE_URL: optional(postgresUrl),
  DATABASE_REPLICA_URL: optional(postgresUrl),
  ADMIN_EMAIL: optional(z.email({ error: 'must be an e-mail address' })),
  ADMIN_PASSWORD: optional(
    z.string().min(12, 'must have at least 12 characters').max(128, 'must have at most 128 characters'),
  ),
  ADMIN_SECOND_FACTOR: withDefault(
    z.enum(['offered', 'required'], { error: 'must be offered or required' }),
    'offered',
  ),
  SUPPORT_EMAIL: withDefault(z.email({ error: 'must be an e-mail address' }), firstContact.supportEmail),
  PAYMENT_LINK_URL: optional(httpUrl),
  STRIPE_WEBHOOK_SECRET: optional(secrets),
  SMTP_URL: optional(smtpUrl),
  MAIL_FROM: optional(
    z
      .string()
      .regex(
        /^(?:[^\r\n<>]*<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/,
        `must be a sender such as ${brand.name} <hello@example.org>`,
      ),
  ),
  MAIL_PER_HOST: withDefault(wholeNumber(1, 100_000), '300'),
  S3_ENDPOINT: optional(httpUrl),
  S3_BUCKET: optional(z.string()),
  S3_REGION: withDefault(z.string().min(1), 'us-east-1'),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  TIME_ZONE: withDefault(timeZone, 'Europe/Paris'),
  MAIL_EVENTS_SECRET: optional(z.string().min(16, 'must have at least 16 characters')),
  SES_TOPIC_ARN: optional(
    z
      .string()
      .regex(
        /^arn:aws(-cn|-us-gov)?:sns:[a-z0-9-]{1,40}:\d{12}:[\w-]{1,256}$/,
        'must look like arn:aws:sns:eu-west-1:123456789012:bounces',
      ),
  ),
  MAILGUN_SIGNING_KEY: optional(z.string().min(16, 'must have at least 16 characters')),
  POSTMARK_HOOK_LOGIN: optional(
    z.string().regex(/^[^:\s]+:\S{16,}$/, 'must be name:password, the password of at least 16 characters'),
  ),
  TRUST_PROXY: withDefault(wholeNumber(0, 10), '0'),
  RATE_LIMITS: withDefault(z.enum(['on', 'off'], { error: 'must be on or off' }), 'on'),
  CLOCK_OFFSET: withDefault(clockOffset, '0'),
  LINK_GUARDIAN: withDefault(z.enum(['on', 'off'], { error: 'must be on or off' }), 'on'),
  OUTBOUND_TEST_HOSTS: optional(testHosts),
  BACKUP_DIR: optional(z.string().min(1)),
  BACKUP_BUCKET: optional(z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')),
  BACKUP_KEY: optional(
    z.string().min(16, 'must have at least 16 characters').max(1_024, 'must have at most 1024 characters'),
  ),
  BACKUP_AT: withDefault(timeOfDay, '03:30'),
  METRICS_PORT: optional(wholeNumber(0, 65535)),
  METRICS_HOST: withDefault(z.string().min(1), '127.0.0.1'),
  LOG_LEVEL: withDefault(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    }),
    'info',
  ),
})

export type Settings = z.infer<typeof settings>

/** May stand in a file, as orchestrators hand them out: NAME_FILE names it. */
export const secretNames = [
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'ADMIN_PASSWORD',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'MAIL_EVENTS_SECRET',
  'MAILGUN_SIGNING_KEY',
  'POSTMARK_HOOK_LOGIN',
  'BACKUP_KEY',
] as const satisfies (keyof typeof settings.shape)[]
