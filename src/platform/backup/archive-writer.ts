// Writes a backup's file aside, flushes it and renames it: the old one stays until the new one is whole.
import { type FileHandle, open, readdir, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { renameDurably } from '#platform/embedded-postgres/durable-file.ts'
import { errorCode } from '#platform/embedded-postgres/start-errors.ts'
import { BackupRefused, type Entry, type Manifest, newChecksum, writeHead, writeTail } from './archive-format.ts'
import { writeFrames } from './archive-frames.ts'

/** Answers the size. Rows are text, which even the quick level makes small; pictures do not get smaller at any. */
export async function writeArchive(path: string, manifest: Manifest, entries: AsyncIterable<Entry>): Promise<number> {
  const target = resolve(path)
  await removeRemains(target)
  const aside = `${target}.${process.pid}.part`
  const file = await open(aside, 'wx', 0o600).catch((error) => {
    throw whyNotWritten(path, error)
  })
  try {
    const size = await writeTo(file, manifest, entries, path).finally(() => file.close())
    await renameDurably(aside, target)
    return size
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}

async function writeTo(file: FileHandle, manifest: Manifest, entries: AsyncIterable<Entry>, path: string) {
  const checksum = newChecksum()
  let size = 0
  const put = async (block: Buffer) => {
    await file.writeFile(block).catch((error) => {
      throw whyNotWritten(path, error)
    })
    size += block.length
  }
  const head = writeHead(manifest)
  checksum.update(head)
  await put(head)
  await pipeline(Readable.from(writeFrames(entries)), createGzip({ level: 3 }), async (compressed) => {
    for await (const block of compressed as AsyncIterable<Buffer>) {
      checksum.update(block)
      await put(block)
    }
  })
  await put(writeTail(checksum))
  await file.sync()
  return size
}

/** What a run that was killed left beside the file; one that is still running keeps its own. */
async function removeRemains(target: string): Promise<void> {
  const names = await readdir(dirname(target)).catch((error) => {
    throw whyNotWritten(target, error)
  })
  for (const name of names) {
    const pid = name.startsWith(`${basename(target)}.`)
      ? /^\.(\d+)\.part$/.exec(name.slice(basename(target).length))
      : null
    if (pid && !isRunning(Number(pid[1]))) await rm(join(dirname(target), name), { force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

const whyNotWritten = (path: string, error: unknown) =>
  new BackupRefused(`${path} cannot be written (${errorCode(error) ?? String(error)}).`)
