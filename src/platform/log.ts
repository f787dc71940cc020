// The log: JSON lines on stdout. Keys that name secrets and anything that looks like an e-mail address never get out.
import { type DestinationStream, type Logger, pino } from 'pino'

type Lines = DestinationStream & {
  /** A whole line at level info, which may wait for others. */
  gather?(line: string): void
}

/** With where its lines go, for those that are written without it. */
export type Log = Logger & { lines?: Lines }

const secretKey = /password|token|authorization|cookie|secret/i
/** In a finished line: what a child logger was bound to never passes through the formatter. */
const secretField = /"(\w{0,40}(?:password|token|authorization|cookie|secret)\w{0,40})":"(?:[^"\\]|\\.)*"/gi
const emailAddress = /[\w.+%-]{1,64}@(?:[\w-]{1,63}\.){1,8}[a-z]{2,24}/gi

/** What `newToken` makes, wherever it stands, as in the address of an upload: three letters, a line, and the secret. */
const ownToken = /\b([a-z]{3})_[\w-]{40,100}/g

export function maskAddresses(text: string): string {
  return text.includes('@') ? text.replace(emailAddress, '[address]') : text
}

export function makeLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: readTime,
    formatters: { level: (label: string) => ({ level: label }), log: hideSecrets },
    serializers: { err: describeError, error: describeError },
    hooks: {
      streamWrite: (line: string) =>
        maskAddresses(line.replace(secretField, '"$1":"[hidden]"').replace(ownToken, '$1_[hidden]')),
    },
  }
  const stream = destination ?? theStdout()
  return Object.assign(pino(options, stream), { lines: stream })
}

const readTime = makeTimestamp()

/**
 * For a line that is written over and over and differs in its request's id only: what is the same has passed
 * through the log once, secrets and addresses hidden, and is not looked through again.
 */
export function makeRepeatedLine(log: Log, record: Record<string, unknown>, message: string): RepeatedLine {
  const stream = log.lines
  if (!stream || !log.isLevelEnabled('info')) return (requestId) => log.info({ requestId, ...record }, message)
  let line = ''
  makeLog('info', {
    write: (written) => {
      line = written
    },
  }).info(record, message)
  const [start = '', end = ''] = line.split(/,"time":"[^"]+"/)
  const gather = stream.gather ?? ((line) => stream.write(line))
  return (requestId) => gather(`${start}${readTime()},"requestId":"${requestId}"${end}`)
}

/** The id must be one of our own: it is written as it is. */
export type RepeatedLine = (requestId: string) => void

/** Half of what a pipe holds: each batch wakes a thread here and whoever reads the log. */
const batchLength = 32_768
const longestWaitMs = 100

/** A process has one, however many logs write to it. */
function theStdout(): Lines {
  stdout ??= batchedStdout()
  return stdout
}
let stdout: Lines | undefined

/**
 * Lines of requests leave in batches, a moment later or when the process exits.
 * Anything above that level leaves at once: it may be the last thing that is heard of this process.
 */
function batchedStdout(): Lines & { flushSync(): void } {
  let batch: string[] = []
  let length = 0
  let timer: NodeJS.Timeout | undefined

  /** Lines become bytes together: one by one that takes several times as long. */
  function handOver(): void {
    if (batch.length === 0) return
    // The types of what writes them know of texts only.
    writer.write(Buffer.from(batch.join('')) as unknown as string)
    batch = []
    length = 0
  }
  function send(): void {
    clearTimeout(timer)
    timer = undefined
    handOver()
    writer.flush()
  }
  function gather(line: string): void {
    batch.push(line)
    length += line.length
    if (length >= batchLength) send()
    else timer ??= setTimeout(send, longestWaitMs).unref()
  }

  // Before the one who writes them, who looks at the exit for what has not left.
  process.on('beforeExit', handOver).on('exit', handOver)
  const writer = pino.destination({
    dest: 1,
    sync: false,
    contentMode: 'buffer',
    // More than a batch: nothing leaves until it is sent, or is found waiting behind another one.
    minLength: 2 * batchLength - 1,
    maxWrite: 2 * batchLength,
    maxLength: 16_777_216,
    periodicFlush: longestWaitMs,
  })
  return {
    gather,
    write(line) {
      gather(line)
      if (!line.startsWith('{"level":"info"')) send()
    },
    // Asked for after a fatal line.
    flushSync() {
      handOver()
      writer.flushSync()
    },
  }
}

/** Under load many lines share a millisecond. */
function makeTimestamp(): () => string {
  let at = 0
  let text = ''
  return () => {
    const now = Date.now()
    if (now !== at) {
      at = now
      text = `,"time":"${new Date(now).toISOString()}"`
    }
    return text
  }
}

/** Most records are flat and hold no secret: those pass as they are. */
function hideSecrets(record: Record<string, unknown>): Record<string, unknown> {
  for (const key in record) {
    const value = record[key]
    if ((typeof value === 'object' && value !== null) || secretKey.test(key)) {
      return hide(record, 0) as Record<string, unknown>
    }
  }
  return record
}

function hide(value: unknown, depth: number): unknown {
  if (Array.isArray(value)) return depth > 5 ? '[deep]' : value.map((item) => hide(item, depth + 1))
  if (!isPlainObject(value)) return value
  if (depth > 5) return '[deep]'
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, secretKey.test(key) ? '[hidden]' : hide(item, depth + 1)]),
  )
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/**
 * Only what helps to find a bug. The driver's `detail` and Drizzle's `params` hold people's values,
 * and Drizzle repeats its parameters in the message, so neither is taken over.
 */
export function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return error
  const { code } = error as { code?: unknown }
  const message = 'query' in error && 'params' in error ? 'A database query failed' : error.message
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at '))
  return {
    type: error.name,
    message,
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(frames?.length ? { stack: frames.join('\n') } : {}),
    ...(error.cause instanceof Error && depth < 3 ? { cause: describeError(error.cause, depth + 1) } : {}),
  }
}
