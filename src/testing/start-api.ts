// The API on a fresh database of its own, without a socket: what most tests of endpoints need.
import { rm } from 'node:fs/promises'
import { inject } from 'vitest'
import { readConfig } from '#platform/config.ts'
import type { ConnectionFields } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import { makeLog } from '#platform/log.ts'
import { type Api, makeApi } from '#server/api.ts'
import { defineBackgroundWork } from '#server/background.ts'
import { type OpenOptions, openServices } from '#server/services.ts'
import { unhurried } from './open-test-db.ts'
import { createTestDatabase, dropTestDatabase } from './test-database.ts'
import { makeTestFolder } from './test-folder.ts'

export type Answer<T = unknown> = { status: number; body: T; headers: Headers }
export type Call = <T = Record<string, unknown>>(
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer<T>>

export type TestApi = {
  deps: Deps
  api: Api
  /** Calls as a visitor. */
  call: Call
  /** Calls as somebody: a person with a token. */
  as(person: { token: string }): Call
  /** Moves the application's clock. */
  advance(ms: number): void
  /** From now on it moves by `advance` alone, however long a busy machine takes. */
  stopClock(): void
  /** Another instance on the same database; it ends with this one. */
  beside(): Promise<TestApi>
  stop(): Promise<void>
}

/** A log of its own is for tests about the log. */
export type TestOptions = Pick<OpenOptions, 'mailTiming' | 'log'>

/** What a connection from this address brings with it. */
export const comingFrom = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } })

/** Rate limits are off unless a test is about them. */
export async function startApi(settings: Record<string, string> = {}, options: TestOptions = {}): Promise<TestApi> {
  const postgres = inject('postgres')
  const connection = await createTestDatabase(postgres, postgres.startedTemplate)
  const api = await openApi(connection, settings, options)
  return {
    ...api,
    async stop() {
      await api.stop()
      await dropTestDatabase(postgres, connection)
    },
  }
}

async function openApi(
  connection: ConnectionFields,
  settings: Record<string, string>,
  options: TestOptions,
): Promise<TestApi> {
  const dataDir = await makeTestFolder()
  const others: TestApi[] = []
  const env = {
    RATE_LIMITS: 'off',
    LINK_GUARDIAN: 'off',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://localhost:3000',
    ...settings,
  }
  const config = readConfig('test', {}, env)
  const { deps: opened, close } = await openServices(config, {
    dbTiming: unhurried,
    ...options,
    connection,
    log: options.log ?? makeLog(inject('logLevel')),
  })
  let offset = 0
  let stoppedAt: Date | null = null
  const clock = { now: () => new Date((stoppedAt ?? opened.clock.now()).getTime() + offset) }
  const deps: Deps = { ...opened, clock }
  const api = makeApi(deps)
  defineBackgroundWork(deps)
  await deps.queue.start()

  const callWith =
    (token?: string): Call =>
    async <T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
      const init: RequestInit = {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...headers,
        },
        ...(body === undefined || method === 'GET'
          ? {}
          : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }
      const response = await api.request(path, init, comingFrom('203.0.113.7'))
      const text = await response.text()
      const isJson = response.headers.get('content-type')?.includes('json')
      return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : text) as T }
    }

  return {
    deps,
    api,
    call: callWith(),
    as: ({ token }) => callWith(token),
    advance: (ms) => {
      offset += ms
    },
    stopClock: () => {
      stoppedAt = opened.clock.now()
    },
    async beside() {
      const other = await openApi(connection, settings, options)
      others.push(other)
      return other
    },
    async stop() {
      for (const other of others) await other.stop()
      await close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
