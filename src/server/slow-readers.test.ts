// Whoever takes an answer slowly gets it; whoever takes nothing of it does not keep it in memory for ever.
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { deliver } from '#testing/start-site.ts'
import { makeApp } from './app.ts'
import { type HttpServer, listen } from './http-server.ts'

const length = 32 * 1024 * 1024
let api: TestApi
let server: HttpServer
beforeAll(async () => {
  api = await startApi({ PORT: '0', HOST: '127.0.0.1' })
  const app = makeApp(api.deps, { render: async (_request, options) => deliver(options, 'x'.repeat(length)) })
  server = await listen(api.deps, app, undefined, { stillMs: 5_000 })
})
afterAll(async () => {
  await server.stop()
  await api.stop()
})

function ask() {
  const socket = connect(server.port, '127.0.0.1')
  socket.write('GET /large HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
  const reader = { socket, taken: 0 }
  socket
    .on('error', () => undefined)
    .on('data', (chunk) => {
      reader.taken += chunk.length
    })
  return reader
}

const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve))

test('whoever takes nothing of an answer is cut off, and who takes it slowly gets all of it', async () => {
  const [deaf, slow] = [ask(), ask()]
  // At this pace all of it takes three times as long as nothing may move.
  deaf.socket.pause()
  slow.socket.on('data', () => {
    slow.socket.pause()
    setTimeout(() => slow.socket.resume(), 30)
  })
  await closed(slow.socket)
  expect(slow.taken).toBeGreaterThan(length)
  deaf.socket.resume()
  await closed(deaf.socket)
  expect(deaf.taken).toBeLessThan(length)
})
