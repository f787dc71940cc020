// A table as a file that is sent while it is read: however many rows there are, only some are in memory.
import type { Context } from 'hono'
import { type CsvRow, csvMark, writeCsvLine } from '#shared/csv.ts'
import type { AppEnv } from './app-env.ts'

type File<Row extends CsvRow> = {
  /** Without its ending. */
  name: string
  columns: readonly (keyof Row & string)[]
  batches: AsyncGenerator<Row[]>
}

/** The first rows are read before anything is answered, so that a database that is away is said as everywhere else. */
export async function answerCsv<Row extends CsvRow>(c: Context<AppEnv>, { name, columns, batches }: File<Row>) {
  const write = (rows: readonly Row[]) =>
    rows.map((row) => `${writeCsvLine(columns.map((column) => row[column] ?? null))}\r\n`).join('')
  const first = await batches.next()
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const head = `${csvMark}${writeCsvLine(columns)}\r\n`
      controller.enqueue(encoder.encode(head + (first.done ? '' : write(first.value))))
    },
    async pull(controller) {
      const next = await batches.next()
      if (next.done) controller.close()
      else controller.enqueue(encoder.encode(write(next.value)))
    },
    async cancel() {
      await batches.return(undefined)
    },
  })
  c.header('Content-Type', 'text/csv; charset=utf-8')
  c.header('Content-Disposition', `attachment; filename="${name}.csv"`)
  return c.body(body)
}
