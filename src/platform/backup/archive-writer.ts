// Writes a backup's file aside, flushes it, lets it be looked at and renames it: the old one stays until the new one is whole.
import { type FileHandle, open, readdir, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { renameDurably } from '#platform/embedded-postgres/durable-file.ts'
import { errorCode } from '#platform/error-code.ts'
import { BackupRefused } from './archive-format.ts'
import { type ByteSource, openFile } from './byte-source.ts'

/** Throws when what was written is not what was meant. */
export type Look = (source: ByteSource) => Promise<void>

/** Answers the size. */
export async function writeAside(path: string, bytes: AsyncIterable<Buffer>, look?: Look): Promise<number> {
  const target = resolve(path)
  await removeRemains(target)
  const aside = `${target}.${process.pid}.part`
  const file = await open(aside, 'wx', 0o600).catch((error) => {
    throw whyNotWritten(path, error)
  })
  try {
    const size = await writeTo(file, bytes, path).finally(() => file.close())
    await look?.(await openFile(aside, path))
    await renameDurably(aside, target)
    return size
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}

async function writeTo(file: FileHandle, bytes: AsyncIterable<Buffer>, path: string): Promise<number> {
  const told = (error: unknown) => {
    throw whyNotWritten(path, error)
  }
  let size = 0
  for await (const block of bytes) {
    await file.writeFile(block).catch(told)
    size += block.length
  }
  await file.sync().catch(told)
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
    if (pid && !isAtWork(Number(pid[1]))) await rm(join(dirname(target), name), { force: true })
  }
}

/** In a container every run may have the same number: what bears our own was left by one before us. */
function isAtWork(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

const whyNotWritten = (path: string, error: unknown) =>
  new BackupRefused(`${path} cannot be written (${errorCode(error) ?? String(error)}).`)
