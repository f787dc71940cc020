// A disk of its own for one fault: small, in memory, and easy to fill. Mounting takes root on Linux.
import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { onAnyEnd } from './clean-up.ts'

const run = promisify(execFile)

export type SmallDisk = { path: string; fill(): Promise<void>; free(): void; remove(): void }

export const whyNoSmallDisk = () =>
  process.platform === 'linux' && process.getuid?.() === 0 ? null : 'mounting a small disk takes root on Linux'

export function mountSmallDisk(path: string, megabytes: number): SmallDisk {
  mkdirSync(path)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', path])
  const unmount = () => void execFileSync('umount', ['-l', path])
  const forget = onAnyEnd(unmount)
  const ballast = join(path, 'ballast')
  return {
    path,
    // By another process: this one has to go on asking meanwhile.
    async fill() {
      await run('sh', ['-c', 'cat /dev/zero > "$0"', ballast]).catch(() => undefined)
    },
    free: () => rmSync(ballast, { force: true }),
    remove() {
      unmount()
      forget()
    },
  }
}
