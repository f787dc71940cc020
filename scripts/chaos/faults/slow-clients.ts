// Clients that send a byte now and then, and some that send far too much: cut off, while others are served.
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { startApplication, until } from '../application.ts'
import { check, type Fault, seconds } from '../fault.ts'
import { sendVisitors, slowest, tally } from '../visitors.ts'

const slowHeads = 400
const slowBodies = 100
const headLine = 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '
const bodyHead =
  'POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{'
const hugeHead =
  'POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 104857600\r\n\r\n'

export const slowClients: Fault = {
  name: 'slow clients',
  async run(folder) {
    const app = await startApplication(join(folder, 'data'))
    const port = Number(new URL(app.url).port)
    try {
      const startedAt = Date.now()
      const heads = dribble(port, slowHeads, headLine)
      const bodies = dribble(port, slowBodies, bodyHead)
      const huge = await sendHuge(port)
      const crowd = sendVisitors(app.url, 8, () => ({ path: '/api/jobs' }))
      await until(async () => heads.open() === 0, 60_000)
      const headsMs = Date.now() - startedAt
      await until(async () => bodies.open() === 0, 60_000)
      const bodiesMs = Date.now() - startedAt
      const seen = await crowd.stop()
      return [
        check(
          'others are served',
          seen.every(({ status }) => status === 200) && slowest(seen) < 2_000,
          `${tally(seen)}; the slowest took ${seconds(slowest(seen))}`,
        ),
        check(
          'a head that takes more than 10 s is cut off',
          headsMs < 20_000,
          `${slowHeads} gone after ${seconds(headsMs)}`,
        ),
        check(
          'a body that takes more than 30 s is cut off',
          bodiesMs < 45_000,
          `${slowBodies} gone after ${seconds(bodiesMs)}`,
        ),
        check(
          '100 MB are refused before they are sent',
          huge.status === 413 && huge.sent < 10_000_000,
          `${huge.status} after ${Math.round(huge.sent / 1000)} kB`,
        ),
      ]
    } finally {
      await app.end('SIGTERM')
    }
  },
}

function dribble(port: number, count: number, start: string) {
  const sockets = new Set<Socket>()
  for (let made = 0; made < count; made++) {
    const socket = connect(port, '127.0.0.1', () => socket.write(start))
    sockets.add(socket)
    const timer = setInterval(() => socket.write('x'), 1_000)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(timer)
      sockets.delete(socket)
    })
    socket.resume()
  }
  return { open: () => sockets.size }
}

function sendHuge(port: number): Promise<{ status: number; sent: number }> {
  return new Promise((resolve) => {
    let status = 0
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(hugeHead)
      const timer = setInterval(() => socket.writableLength < 65_536 && socket.write(Buffer.alloc(65_536, ' ')), 5)
      socket.on('close', () => {
        clearInterval(timer)
        resolve({ status, sent: socket.bytesWritten })
      })
    })
    socket.on('data', (bytes) => {
      status = Number(/^HTTP\/1\.1 (\d+)/.exec(bytes.toString('latin1'))?.[1] ?? status)
      socket.destroy()
    })
    socket.on('error', () => undefined)
  })
}
