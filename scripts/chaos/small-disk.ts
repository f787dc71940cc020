// A disk of its own for one fault: small, in memory, and easy to fill. Mounting takes root on Linux.
import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

export type SmallDisk = { path: string; fill(): void; free(): void; remove(): void }

export const whyNoSmallDisk = () =>
  process.platform === 'linux' && process.getuid?.() === 0 ? null : 'mounting a small disk takes root on Linux'

export function mountSmallDisk(path: string, megabytes: number): SmallDisk {
  mkdirSync(path)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', path])
  const ballast = join(path, 'ballast')
  return {
    path,
    fill() {
      const file = openSync(ballast, 'w')
      for (const size of [1024 * 1024, 4096, 1]) {
        try {
          for (;;) writeSync(file, Buffer.alloc(size))
        } catch {
          // Full, but for pieces smaller than this one.
        }
      }
      closeSync(file)
    },
    free: () => rmSync(ballast, { force: true }),
    remove: () => void execFileSync('umount', ['-l', path]),
  }
}
