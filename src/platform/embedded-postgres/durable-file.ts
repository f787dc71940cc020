// Files that are either whole or absent, whatever moment the process or the machine stops at.
import { open, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { errorCode } from '#platform/error-code.ts'

export async function writeDurably(path: string, text: string, mode = 0o600): Promise<void> {
  const aside = `${path}.${process.pid}.tmp`
  const file = await open(aside, 'w', mode)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  await renameDurably(aside, path)
}

/** A rename survives a power cut only once the folder that holds the name has been synced. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to)
  const folder = await open(dirname(to), 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

export async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}
