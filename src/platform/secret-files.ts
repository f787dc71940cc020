// Secrets that stand in files, as orchestrators hand them out: NAME_FILE names the file of NAME.
import { readFileSync } from 'node:fs'

export type Environment = Record<string, string | undefined>

export function readSecretFiles(
  names: readonly string[],
  env: Environment,
): { secrets: Environment; problems: string[] } {
  const secrets: Environment = {}
  const problems: string[] = []
  for (const name of names) {
    const path = env[`${name}_FILE`]
    if (!path) continue
    if (env[name]) problems.push(`${name} and ${name}_FILE exclude each other`)
    try {
      // An editor's line end is not part of a secret.
      secrets[name] = readFileSync(path, 'utf8').replace(/\r?\n$/, '')
      if (secrets[name] === '') problems.push(`${name}_FILE names an empty file`)
    } catch {
      problems.push(`${name}_FILE names a file that can't be read: ${path}`)
    }
  }
  return { secrets, problems }
}
