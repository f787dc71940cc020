// Opens many connections from a process of its own, says nothing over them, and counts those that are still open.
import { connect, type Socket } from 'node:net'

export type SocketOrder = { port: number; count: number }
export type SocketReport = { opened: number; open: number }

const sockets = new Set<Socket>()
let opened = 0

const report = () => process.send?.({ opened, open: sockets.size } satisfies SocketReport)

process.on('message', async ({ port, count }: SocketOrder) => {
  for (let made = 0; made < count; made += 100) {
    await Promise.all(Array.from({ length: Math.min(100, count - made) }, () => open(port)))
  }
  report()
  setInterval(report, 500)
})
process.on('disconnect', () => process.exit())

function open(port: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      opened += 1
      sockets.add(socket)
      resolve()
    })
    socket.on('error', () => resolve())
    socket.on('close', () => sockets.delete(socket))
    socket.resume()
  })
}
