// Where things lie in the project, whatever folder the process was started from.
import { fileURLToPath } from 'node:url'

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

export const projectRoot = fromRoot('.')
export const migrationsDir = fromRoot('drizzle')
export const distDir = fromRoot('dist')
