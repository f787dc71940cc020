// What a place for the application's own backups can do, whichever it is.
import type { Look } from './archive-writer.ts'
import type { ByteSource } from './byte-source.ts'

export type BackupPlace = {
  kind: 'folder' | 'bucket'
  /** For people. */
  label: string
  /** There is nothing under this name before the last byte has been written. Answers the size. */
  write(name: string, bytes: AsyncIterable<Buffer>, look: Look): Promise<number>
  open(name: string): Promise<ByteSource>
  /** Only what is named by us, the newest first. */
  list(): Promise<string[]>
  remove(name: string): Promise<void>
  /** Removes what runs that were killed have left, only while no other can be running; throws where nothing can be written. */
  tidy(): Promise<void>
}
