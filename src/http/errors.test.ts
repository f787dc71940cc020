// What an error is told as: its status, when to come back, and nothing of what went wrong inside.
import { Hono } from 'hono'
import pg from 'pg'
import { expect, test } from 'vitest'
import type { Deps } from '#platform/deps.ts'
import { makeLog } from '#platform/log.ts'
import { Refusal } from '#shared/refusal.ts'
import type { AppEnv } from './app-env.ts'
import { answerError } from './errors.ts'

const lines: string[] = []
const log = makeLog('error', { write: (line) => lines.push(line) })

async function answerTo(error: Error) {
  const app = new Hono<AppEnv>()
  app.onError(answerError)
  app.use((c, next) => {
    c.set('deps', { log } as Deps)
    return next()
  })
  app.get('/', () => {
    throw error
  })
  const response = await app.request('/')
  const body = (await response.json()) as Record<string, unknown>
  return { status: response.status, headers: response.headers, body }
}

function fromDatabase(code: string): Error {
  const error = Object.assign(new pg.DatabaseError('told by nobody', 14, 'error'), { code, detail: 'ada@mail.example' })
  return new Error('Failed query', { cause: error })
}

test.each([
  ['22P02', 422, 'invalid'],
  ['22021', 422, 'invalid'],
  ['23503', 404, 'not_found'],
  ['23505', 409, 'conflict'],
  ['23514', 409, 'conflict'],
  ['57014', 503, 'database_unavailable'],
  ['55P03', 503, 'database_unavailable'],
  ['40001', 503, 'database_unavailable'],
  ['40P01', 503, 'database_unavailable'],
  ['57P01', 503, 'database_unavailable'],
  ['42703', 500, 'internal'],
])('what the database says as %s is a %i', async (state, status, code) => {
  const answer = await answerTo(fromDatabase(state))
  expect([answer.status, answer.body.code]).toEqual([status, code])
  expect(answer.headers.get('retry-after')).toBe(status === 503 ? '2' : null)
  expect(JSON.stringify(answer.body)).not.toMatch(/told by nobody|ada|query/)
})

test('whoever has to wait is told a second too many rather than one too few', async () => {
  const { status, headers } = await answerTo(
    new Refusal('too_many', 'too_many', { text: 'No', retryAfterSeconds: 58.2 }),
  )
  expect([status, headers.get('retry-after')]).toEqual([429, '59'])
})

test('a connection on which more comes than is taken is given up, and no other', async () => {
  const connectionAfter = async (kind: 'too_large' | 'invalid') =>
    (await answerTo(new Refusal(kind, 'no', { text: 'No' }))).headers.get('connection')
  expect([await connectionAfter('too_large'), await connectionAfter('invalid')]).toEqual(['close', null])
})

test('a fault of ours is logged, and told without detail', async () => {
  lines.length = 0
  const { status, body } = await answerTo(new Error('the mast broke'))
  expect([status, body]).toEqual([500, { error: expect.stringMatching(/on our side/), code: 'internal' }])
  expect(lines.join('')).toContain('the mast broke')
})
