// A line to a database server that can fall silent: it stays open, and nothing comes through.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { join } from 'node:path'
import type { ConnectionFields } from './db.ts'

export type Line = {
  url: string
  setSilent(isSilent: boolean): void
  setGone(isGone: boolean): void
  cutAt(word: string, options?: { forGood?: boolean }): void
  close(): void
}

export async function openLine({ host, port, user, password, database }: ConnectionFields): Promise<Line> {
  let isSilent = false
  let isGone = false
  let last: { word: string; forGood: boolean } | undefined
  const line = createServer((visitor) => {
    if (isGone) return void visitor.destroy()
    const server = connect(join(host, `.s.PGSQL.${port}`))
    let isCut = false
    visitor.on('data', (bytes) => isSilent || server.write(bytes)).on('close', () => server.destroy())
    visitor.on('data', (bytes) => {
      if (!last || !bytes.includes(last.word)) return
      isCut = true
      isGone = last.forGood
    })
    server
      .on('data', (bytes) => (isCut ? visitor.destroy() : visitor.write(bytes)))
      .on('close', () => visitor.destroy())
    for (const end of [visitor, server]) end.on('error', () => undefined)
  })
  line.listen(0, '127.0.0.1')
  await once(line, 'listening')
  return {
    url: `postgres://${user}:${password}@127.0.0.1:${(line.address() as AddressInfo).port}/${database}`,
    setSilent: (value) => {
      isSilent = value
    },
    /** Whoever comes now is sent away. */
    setGone: (value) => {
      isGone = value
    },
    /** Whoever says this word is heard, and gets no answer any more; nor does anybody after, when it is for good. */
    cutAt: (word, { forGood = false } = {}) => {
      last = { word, forGood }
    },
    close: () => line.close(),
  }
}
