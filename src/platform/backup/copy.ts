// PostgreSQL's COPY through the driver, piece by piece: whoever is slower sets the pace, so memory stays flat.
import { once } from 'node:events'
import type pg from 'pg'

/** What the driver can do and its types do not tell. */
type CopyConnection = pg.Connection & {
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}

/** Above this the server is asked to wait. */
const enoughBytes = 256 * 1024

const rowsOf = (tag: string) => Number(tag.split(' ')[1])

/** Answers the number of rows when all have been handed out. */
export async function* copyOut(client: pg.Client, statement: string): AsyncGenerator<Buffer, number> {
  let pieces: Buffer[] = []
  let bytes = 0
  let rows = 0
  let isDone = false
  let failure: Error | undefined
  let socket: pg.Connection['stream'] | undefined
  let wake: () => void = () => undefined
  client.query({
    submit(connection: pg.Connection) {
      socket = connection.stream
      connection.query(statement)
    },
    handleCopyData({ chunk }: { chunk: Buffer }) {
      // The driver uses its buffer again.
      pieces.push(Buffer.from(chunk))
      bytes += chunk.length
      if (bytes > enoughBytes) socket?.pause()
      wake()
    },
    handleCommandComplete({ text }: { text: string }) {
      rows = rowsOf(text)
    },
    handleReadyForQuery() {
      isDone = true
      wake()
    },
    handleError(error: Error) {
      failure = error
      wake()
    },
  })
  for (;;) {
    if (failure) throw failure
    if (bytes > 0) {
      const block = Buffer.concat(pieces)
      pieces = []
      bytes = 0
      socket?.resume()
      yield block
    } else if (isDone) return rows
    else
      await new Promise<void>((resolve) => {
        wake = resolve
      })
  }
}

/** Answers the number of rows the server took. */
export function copyIn(client: pg.Client, statement: string, source: AsyncIterable<Buffer>): Promise<number> {
  return new Promise((resolve, reject) => {
    let rows = 0
    let failure: unknown
    async function send(connection: CopyConnection): Promise<void> {
      try {
        for await (const block of source) {
          if (failure) return
          connection.sendCopyFromChunk(block)
          if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain')
        }
        if (!failure) connection.endCopyFrom()
      } catch (error) {
        const reason = failure ?? error
        failure = reason
        connection.sendCopyFail('the source broke off')
        reject(reason)
      }
    }
    client.query({
      submit: (connection: pg.Connection) => connection.query(statement),
      handleCopyInResponse: (connection: CopyConnection) => void send(connection),
      handleCommandComplete({ text }: { text: string }) {
        rows = rowsOf(text)
      },
      handleReadyForQuery: () => resolve(rows),
      handleError(error: Error) {
        failure ??= error
        reject(failure)
      },
    })
  })
}
