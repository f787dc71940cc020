// One folder for everything a test run writes: in memory where there is plenty, as hundreds of databases are copied and none
// outlives the run. What a run left that was killed goes when the next one begins.
import { access, chmod, constants, mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { errorCode } from '#platform/error-code.ts'

const prefix = 'ocean-berth-tests-'
/** Linux' own folder in memory. */
const memory = '/dev/shm'
const roomForAll = 3 * 1024 ** 3

export async function makeRunFolder(): Promise<string> {
  const place = await findPlace()
  for (const name of await readdir(place)) {
    // What belongs to another user may stay.
    if (isLeft(name)) await removeFolder(join(place, name)).catch(() => undefined)
  }
  const folder = await mkdtemp(join(place, `${prefix}${process.pid}-`))
  // Any user may pass, as root's database server is run by another one.
  await chmod(folder, 0o755)
  return folder
}

/** A server that is just ending may still write a last file. */
export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 5 })
}

async function findPlace(): Promise<string> {
  try {
    await access(memory, constants.W_OK)
    const { bavail, bsize } = await statfs(memory)
    return bavail * bsize > roomForAll ? memory : tmpdir()
  } catch {
    return tmpdir()
  }
}

/** By the process in its name: whether it is still there. */
function isLeft(name: string): boolean {
  if (!name.startsWith(prefix)) return false
  try {
    process.kill(Number.parseInt(name.slice(prefix.length), 10), 0)
    return false
  } catch (error) {
    return errorCode(error) === 'ESRCH'
  }
}
