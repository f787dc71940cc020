// Which version of the application this is.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './paths.ts'

export function readVersion(): string {
  const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string }
  return version
}
