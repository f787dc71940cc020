// The only reader of the environment. Parsed once at start, frozen, handed down.
import { resolve } from 'node:path'
import { brand } from '#shared/brand.ts'
import { type Settings, secretNames, settings } from './config-settings.ts'
import { type Environment, readSecretFiles } from './secret-files.ts'

/** How the process was started: it decides what a missing setting falls back to. */
export type Mode = 'production' | 'demo' | 'development' | 'test'

export type S3Settings = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export type Config = Readonly<{
  mode: Mode
  port: number
  host: string
  /** Without a trailing slash. */
  publicUrl: string
  isHttps: boolean
  dataDir: string
  databaseUrl: string | undefined
  replicaUrl: string | undefined
  firstAdmin: { email: string; password: string } | undefined
  /** Required: whoever runs the site does nothing before a second factor is set up. */
  adminSecondFactor: Settings['ADMIN_SECOND_FACTOR']
  supportEmail: string
  payment: { linkUrl: string | undefined; webhookSecrets: readonly string[] }
  mail: {
    smtpUrl: string | undefined
    from: string
    lettersPerHost: number
    eventsSecret: string | undefined
    /** By which providers report what came back; each is off unless it is set. */
    sesTopic: string | undefined
    mailgunKey: string | undefined
    postmarkLogin: string | undefined
  }
  s3: S3Settings | undefined
  /** Those the application makes itself: nowhere unless it is told where. */
  backup: {
    place: { folder: string } | { bucket: S3Settings } | undefined
    /** Seals every backup, also those made by hand. */
    key: string | undefined
    at: { hour: number; minute: number }
  }
  timeZone: string
  trustProxy: number
  rateLimits: boolean
  /** Whether the pages that links lead to are looked at. */
  linkGuardian: boolean
  clockOffsetMs: number
  /** For tests: hosts of other people's pages, and where they really are. */
  outboundTestHosts: ReadonlyMap<string, { address: string; port: number }>
  /** Where measurements can be read; nowhere unless it is set. */
  metrics: { port: number; host: string } | undefined
  logLevel: Settings['LOG_LEVEL']
}>

/** Where nobody's money moves and no payment page is set, a page of ours plays it. */
export function hasSandbox({ mode, payment }: Config): boolean {
  return (mode === 'demo' || mode === 'development') && payment.linkUrl === undefined
}

/** Everything wrong with the configuration, one clear line each. */
export class ConfigError extends Error {
  readonly lines: string[]
  constructor(lines: string[]) {
    super(lines.join('\n'))
    this.name = 'ConfigError'
    this.lines = lines
  }
}

/** `defaults` stand behind the environment: what a mode sets when nobody says otherwise. */
export function readConfig(mode: Mode, defaults: Environment = {}, env: Environment = process.env): Config {
  const { secrets: fromFiles, problems: unread } = readSecretFiles(secretNames, env)
  const parsed = settings.safeParse({ ...defaults, ...env, ...fromFiles })
  if (!parsed.success || unread.length > 0) {
    const issues = parsed.error?.issues ?? []
    throw new ConfigError([...unread, ...issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)])
  }
  const s = parsed.data
  const address = new URL((s.PUBLIC_URL ?? `http://localhost:${s.PORT}`).replace(/\/+$/, ''))
  const problems = [...contradictionsIn(s), ...whyNoPublicUrl(address)]
  if (problems.length > 0) throw new ConfigError(problems)
  // As browsers write it: without the usual port, in lower case, and letters of other scripts as mail can carry them.
  const publicUrl = address.origin
  const s3 = s3Settings(s)
  return Object.freeze({
    mode,
    port: s.PORT,
    host: s.HOST,
    publicUrl,
    isHttps: publicUrl.startsWith('https:'),
    dataDir: resolve(s.DATA_DIR),
    databaseUrl: s.DATABASE_URL,
    replicaUrl: s.DATABASE_REPLICA_URL,
    firstAdmin: s.ADMIN_EMAIL && s.ADMIN_PASSWORD ? { email: s.ADMIN_EMAIL, password: s.ADMIN_PASSWORD } : undefined,
    adminSecondFactor: s.ADMIN_SECOND_FACTOR,
    supportEmail: s.SUPPORT_EMAIL,
    payment: { linkUrl: s.PAYMENT_LINK_URL, webhookSecrets: s.STRIPE_WEBHOOK_SECRET ?? [] },
    mail: {
      smtpUrl: s.SMTP_URL,
      from: s.MAIL_FROM ?? `${brand.name} <${s.SUPPORT_EMAIL}>`,
      lettersPerHost: s.MAIL_PER_HOST,
      eventsSecret: s.MAIL_EVENTS_SECRET,
      sesTopic: s.SES_TOPIC_ARN,
      mailgunKey: s.MAILGUN_SIGNING_KEY,
      postmarkLogin: s.POSTMARK_HOOK_LOGIN,
    },
    s3,
    backup: { place: backupPlace(s, s3), key: s.BACKUP_KEY, at: s.BACKUP_AT },
    timeZone: s.TIME_ZONE,
    trustProxy: s.TRUST_PROXY,
    rateLimits: s.RATE_LIMITS === 'on',
    linkGuardian: s.LINK_GUARDIAN === 'on',
    clockOffsetMs: s.CLOCK_OFFSET,
    outboundTestHosts: s.OUTBOUND_TEST_HOSTS ?? new Map(),
    metrics: s.METRICS_PORT === undefined ? undefined : { port: s.METRICS_PORT, host: s.METRICS_HOST },
    logLevel: s.LOG_LEVEL,
  })
}

/** Settings that are right by themselves and wrong together, each as a sentence. */
function contradictionsIn(s: Settings): string[] {
  const wrong: [boolean, string][] = [
    [Boolean(s.DATABASE_REPLICA_URL && !s.DATABASE_URL), 'DATABASE_REPLICA_URL needs DATABASE_URL'],
    [
      Boolean(s.PAYMENT_LINK_URL && !s.STRIPE_WEBHOOK_SECRET),
      'PAYMENT_LINK_URL needs STRIPE_WEBHOOK_SECRET: without it people would pay and get nothing',
    ],
    [Boolean(s.BACKUP_DIR && s.BACKUP_BUCKET), 'BACKUP_DIR and BACKUP_BUCKET exclude each other: set one of them'],
    [
      Boolean(s.BACKUP_BUCKET && !s.S3_ENDPOINT),
      'BACKUP_BUCKET needs S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: it lies on the same server',
    ],
    [
      Boolean(s.BACKUP_BUCKET && s.BACKUP_BUCKET === s.S3_BUCKET),
      'BACKUP_BUCKET must be another bucket than S3_BUCKET: what empties one must not empty both',
    ],
  ]
  return [
    ...together(s, ['ADMIN_EMAIL', 'ADMIN_PASSWORD']),
    ...together(s, ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']),
    ...wrong.flatMap(([isSo, sentence]) => (isSo ? [sentence] : [])),
  ]
}

function whyNoPublicUrl({ pathname, search, hash, username, password }: URL): string[] {
  const isMore = search || hash || username || password
  return [
    ...(pathname === '/' ? [] : ['PUBLIC_URL must not have a path']),
    ...(isMore ? ['PUBLIC_URL must have nothing after its host and port, and no name or password before them'] : []),
  ]
}

function s3Settings(s: Settings): S3Settings | undefined {
  if (!s.S3_ENDPOINT || !s.S3_BUCKET || !s.S3_ACCESS_KEY_ID || !s.S3_SECRET_ACCESS_KEY) return undefined
  return {
    endpoint: s.S3_ENDPOINT,
    bucket: s.S3_BUCKET,
    region: s.S3_REGION,
    accessKeyId: s.S3_ACCESS_KEY_ID,
    secretAccessKey: s.S3_SECRET_ACCESS_KEY,
  }
}

function backupPlace({ BACKUP_DIR, BACKUP_BUCKET }: Settings, s3: S3Settings | undefined): Config['backup']['place'] {
  if (BACKUP_DIR) return { folder: resolve(BACKUP_DIR) }
  return BACKUP_BUCKET && s3 ? { bucket: { ...s3, bucket: BACKUP_BUCKET } } : undefined
}

function together(values: Settings, names: (keyof Settings)[]): string[] {
  const missing = names.filter((name) => values[name] === undefined)
  if (missing.length === 0 || missing.length === names.length) return []
  return missing.map((name) => `${name} is missing: ${names.join(', ')} go together`)
}

/** All that a process which builds the pages may know. Libraries decide by NODE_ENV which of their builds they are. */
export function buildEnvironment(): Record<string, string> {
  const { PATH = '', HOME = '', TMPDIR } = process.env
  return { PATH, HOME, ...(TMPDIR ? { TMPDIR } : {}), NODE_ENV: 'production' }
}
