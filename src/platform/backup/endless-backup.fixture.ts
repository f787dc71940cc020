// Writes a backup that takes far too long, to be killed in the middle. Its argument is the file.
// It does end: nobody kills it when the run that wanted to was killed itself.
import { randomBytes } from 'node:crypto'
import { writeArchive } from './archive-file.fixture.ts'
import type { Entry } from './archive-format.ts'

async function* endless(): AsyncGenerator<Buffer> {
  for (let written = 0; written < 5_000; written += 1) yield randomBytes(64 * 1024)
}
async function* entries(): AsyncGenerator<Entry> {
  yield { head: { kind: 'file', key: 'endless', contentType: 'image/png' }, body: endless() }
}

const manifest = { madeAt: new Date().toISOString(), appVersion: '0.0.0', migrations: [] }
await writeArchive(process.argv[2] ?? '', manifest, entries())
