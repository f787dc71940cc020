// Reads a backup that was just written to its end, and compares what it holds with what was meant to go in.
import { BackupRefused } from './archive-format.ts'
import { readArchive } from './archive-reader.ts'
import type { ByteSource } from './byte-source.ts'

export type Written = { tables: number; rows: number; files: number }

const lineEnd = 10

/** COPY writes a row a line; a line end within a value is written as two other characters. */
function countLines(block: Buffer): number {
  let lines = 0
  for (let at = block.indexOf(lineEnd); at >= 0; at = block.indexOf(lineEnd, at + 1)) lines += 1
  return lines
}

export async function readBack(source: ByteSource, key: string | undefined, written: Written): Promise<void> {
  const archive = await readArchive(source, key)
  try {
    const rows: Record<string, number> = {}
    let files = 0
    let said: string | undefined
    for await (const { head, body } of archive.entries()) {
      if (head.kind === 'end') said = tell(head.tables, head.files)
      if (head.kind === 'file') files += 1
      if (head.kind !== 'table') continue
      let lines = 0
      for await (const block of body) lines += countLines(block)
      rows[head.name] = lines
    }
    const total = Object.values(rows).reduce((sum, each) => sum + each, 0)
    const isSame = Object.keys(rows).length === written.tables && total === written.rows && files === written.files
    if (said !== tell(rows, files) || !isSame)
      throw new BackupRefused(`${source.name} was read back, and does not hold what was written.`)
  } finally {
    await archive.close()
  }
}

const tell = (rows: Record<string, number>, files: number) => JSON.stringify([Object.entries(rows).sort(), files])
