// Writes a backup that never ends, to be killed in the middle. Its argument is the file.
import { randomBytes } from 'node:crypto'
import type { Entry } from './archive-format.ts'
import { writeArchive } from './archive-writer.ts'

async function* endless(): AsyncGenerator<Buffer> {
  for (;;) yield randomBytes(64 * 1024)
}
async function* entries(): AsyncGenerator<Entry> {
  yield { head: { kind: 'file', key: 'endless', contentType: 'image/png' }, body: endless() }
}

const manifest = { madeAt: new Date().toISOString(), appVersion: '0.0.0', migrations: [] }
await writeArchive(process.argv[2] ?? '', manifest, entries())
