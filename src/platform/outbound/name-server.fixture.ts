// A name server on this machine that knows a few names, and says of all others that there are none.
import { createSocket } from 'node:dgram'
import { once } from 'node:events'

/** By name and kind of record: 1 is an IPv4 address, 28 an IPv6 one. */
type Known = Record<string, { 1?: number[][]; 28?: number[][] }>

export type NameServer = { address: string; close(): void }

export async function openNameServer(known: Known): Promise<NameServer> {
  const socket = createSocket('udp4')
  socket.on('message', (asked, { port, address }) => socket.send(answerTo(asked, known), port, address))
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return { address: `127.0.0.1:${socket.address().port}`, close: () => socket.close() }
}

const headLength = 12
const isAnswer = 0x8180
const noSuchName = 3

function answerTo(asked: Buffer, known: Known): Buffer {
  const labels: string[] = []
  let at = headLength
  for (let length = asked[at]!; length > 0; length = asked[at]!) {
    labels.push(asked.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  const question = asked.subarray(headLength, at + 5)
  const kind = asked.readUInt16BE(at + 1) as 1 | 28
  const found = known[labels.join('.').toLowerCase()]
  const records = found?.[kind] ?? []
  const head = Buffer.alloc(headLength)
  asked.copy(head, 0, 0, 2)
  head.writeUInt16BE(found ? isAnswer : isAnswer | noSuchName, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(records.length, 6)
  return Buffer.concat([head, question, ...records.map((bytes) => record(kind, bytes))])
}

/** Of the name that was asked for, which stands right behind the head; good for a minute. */
function record(kind: number, bytes: number[]): Buffer {
  return Buffer.from([0xc0, headLength, 0, kind, 0, 1, 0, 0, 0, 60, 0, bytes.length, ...bytes])
}
