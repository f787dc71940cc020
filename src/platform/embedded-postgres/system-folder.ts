// The machine-wide folder root falls back to when the server's user can't enter the project or DATA_DIR.
import { chmod, mkdir } from 'node:fs/promises'
import { whyNotWritable } from './start-errors.ts'

export const systemFolder = '/var/lib/ocean-berth'
export const clustersFolder = `${systemFolder}/clusters`

export async function makeSystemFolder(): Promise<void> {
  try {
    for (const folder of [systemFolder, clustersFolder]) {
      await mkdir(folder, { recursive: true })
      // Whatever the umask: the server's user has to pass through, but has nothing to list here.
      await chmod(folder, 0o711)
    }
  } catch (error) {
    throw whyNotWritable(systemFolder, error)
  }
}
