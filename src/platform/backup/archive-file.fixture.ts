// A backup as a plain file, for tests of what is in one: the application goes by places and by `writeAside`.
import { archiveBytes } from './archive-bytes.ts'
import type { Entry, Manifest } from './archive-format.ts'
import { type Archive, readArchive } from './archive-reader.ts'
import { writeAside } from './archive-writer.ts'
import { openFile } from './byte-source.ts'

export const writeArchive = (path: string, manifest: Manifest, entries: AsyncIterable<Entry>): Promise<number> =>
  writeAside(path, archiveBytes(manifest, entries))

export const openArchive = async (path: string, key?: string): Promise<Archive> =>
  readArchive(await openFile(path), key)
