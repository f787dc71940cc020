// The commonest 10,000 passwords, without those that are too short anyway. Read once, when the first one is chosen.
import { readFileSync } from 'node:fs'

let known: ReadonlySet<string> | undefined

export function commonPasswords(): ReadonlySet<string> {
  known ??= new Set(
    readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n'),
  )
  return known
}
