// A run that was killed leaves its folder behind, in memory: the next run clears it away.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { makeRunFolder, removeFolder } from './run-folder.ts'

test('what an ended run left is removed, what a running one uses stays', async () => {
  const running = inject('runFolder')
  const { pid } = spawnSync(process.execPath, ['--version'])
  const left = join(dirname(running), `ocean-berth-tests-${pid}-left`)
  await mkdir(left)
  const made = await makeRunFolder()
  expect([left, running, made].map((folder) => existsSync(folder))).toEqual([false, true, true])
  await removeFolder(made)
})
