// A folder for one test, within the run's: gone with it, if the test does not remove it before.
import { chmod, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'

/** Any user may pass, as root's database server is run by another one. */
export async function makeTestFolder(): Promise<string> {
  const folder = await mkdtemp(join(inject('runFolder'), 'test-'))
  await chmod(folder, 0o755)
  return folder
}
