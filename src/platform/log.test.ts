// What the log lets out and what it keeps back.
import { execFile, spawn } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { makeLog, makeRepeatedLine } from './log.ts'
import { newToken } from './tokens.ts'

function aLog() {
  const lines: string[] = []
  return { lines, log: makeLog('info', { write: (line) => lines.push(line) }) }
}

test('a line is JSON with time, level and message', () => {
  const { lines, log } = aLog()
  log.info({ port: 3000 }, 'listening')
  log.debug('not at this level')
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0]!)).toMatchObject({ level: 'info', port: 3000, msg: 'listening', time: expect.any(String) })
})

test('secrets are hidden by their key, however deep and however spelled', () => {
  const { lines, log } = aLog()
  log.info({
    password: 'p-1',
    body: { newPassword: 'p-2', list: [{ resetToken: 'p-3' }] },
    headers: { Authorization: 'p-4', 'set-cookie': ['p-5'], 'x-ok': 'kept' },
    webhookSecret: 'p-6',
  })
  log.child({ token: 'p-7' }).info('child')
  expect(lines.join('')).not.toMatch(/p-\d/)
  expect(lines[0]).toContain('kept')
})

test('an e-mail address never gets into the log, not even inside an error of the database', () => {
  const { lines, log } = aLog()
  const driver = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(maren@example.org)' })
  const failed = Object.assign(new Error('Failed query: insert … params: s3cr3t', { cause: driver }), {
    query: 'insert …',
    params: ['s3cr3t'],
  })
  log.error({ err: failed }, 'could not write to Maren.Holt+work@mail.example.org')
  expect(lines.join('')).not.toMatch(/example\.org|maren|s3cr3t/i)
  expect(JSON.parse(lines[0]!)).toMatchObject({ err: { cause: { message: 'duplicate key', code: '23505' } } })
})

test('a line that is repeated for many requests is the same as one written for each', () => {
  const { lines, log } = aLog()
  const record = { method: 'GET', path: '/letters/maren@example.org', resetToken: 'p-1' }
  log.info({ requestId: 'r-1', ...record }, 'request')
  const repeat = makeRepeatedLine(log, record, 'request')
  repeat('r-1')
  repeat('r-2')
  const withoutTime = lines.map((line) => line.replace(/"time":"[^"]+"/, ''))
  expect(withoutTime[1]).toBe(withoutTime[0])
  expect(JSON.parse(lines[2]!)).toMatchObject({ requestId: 'r-2', path: '/letters/[address]', msg: 'request' })
  expect(lines.join('')).not.toMatch(/p-1|maren/)
})

test('a repeated line is silent where requests are not logged', () => {
  const lines: string[] = []
  makeRepeatedLine(makeLog('warn', { write: (line) => lines.push(line) }), {}, 'request')('r-1')
  expect(lines).toEqual([])
})

/** A program with a log of its own, in a process of its own. */
function withALog(body: string): string[] {
  const module = JSON.stringify(new URL('./log.ts', import.meta.url).href)
  const program = `import { makeLog } from ${module}; const log = makeLog('info'); ${body}`
  return ['--import', 'tsx', '--input-type=module', '-e', program]
}

test('what was logged right before the process ends is not lost', async () => {
  const args = withALog(`log.info('last words'); process.exit(3)`)
  const failed = await promisify(execFile)(process.execPath, args).catch((error) => error)
  expect(failed).toMatchObject({ code: 3, stdout: expect.stringContaining('last words') })
})

test('of very many lines each arrives, whole and in its place', async () => {
  const args = withALog(`for (let at = 0; at < 5_000; at++) {
    log.info({ at, path: '/métier/' + 'ø'.repeat(at % 300) }, 'request')
    if (at % 100 === 0) await new Promise(setImmediate)
  }`)
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 8 * 1024 * 1024 })
  const lines = stdout.trimEnd().split('\n')
  const read = lines.map((line) => JSON.parse(line) as { at: number; path: string })
  expect(read.map(({ at, path }) => `${at} ${path}`)).toEqual(
    Array.from({ length: 5_000 }, (_, at) => `${at} /métier/${'ø'.repeat(at % 300)}`),
  )
})

test('a warning does not wait for its batch: a process that hangs right after it has said it', async () => {
  const args = withALog(
    `log.info('calm'); log.warn('rough'); Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)`,
  )
  const program = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void program.kill('SIGKILL'))
  let said = ''
  for await (const part of program.stdout.setEncoding('utf8')) {
    said += part
    if (said.includes('rough')) break
  }
  expect(said).toMatch(/calm.*\n.*rough/)
})

test('the ticket of an upload is hidden in the path of its request', () => {
  const { lines, log } = aLog()
  log.info({ method: 'PUT', path: `/api/objects/upload/upl_${'aB3-_'.repeat(8)}xyz`, status: 204 }, 'request')
  expect(JSON.parse(lines[0]!)).toMatchObject({ path: '/api/objects/upload/upl_[hidden]' })
})

test('a token of ours is hidden wherever it stands, whatever it is for', () => {
  const { lines, log } = aLog()
  log.info({ path: `/account/${newToken('pat')}` }, 'request')
  log.warn(`The link with ${newToken('rst')} could not be made`)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { path: '/account/pat_[hidden]' },
    { msg: 'The link with rst_[hidden] could not be made' },
  ])
})
