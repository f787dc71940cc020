// Makes a new cluster aside and renames it into place: a kill in the middle leaves nothing half done.
import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { clusterIn } from './cluster-home.ts'
import { readIfThere, renameDurably, writeDurably } from './durable-file.ts'
import type { ServerBinaries } from './server-binaries.ts'
import { giveTo, runAs, type ServerUser } from './server-user.ts'
import { EmbeddedPostgresError, whyNotWritable } from './start-errors.ts'

const asidePrefix = 'postgres.new-'

type Place = { dataDir: string; home: string; user: ServerUser; binaries: ServerBinaries }

/** Returns the password, which is as old as the cluster. */
export async function prepareCluster(place: Place, { sync }: { sync: boolean }): Promise<string> {
  const { dataDir, home, binaries } = place
  const cluster = clusterIn(home)
  await removeLeftovers(home)
  const version = await readIfThere(join(cluster, 'PG_VERSION'))
  const passwordFile = join(dataDir, 'postgres.password')
  const password = (await readIfThere(passwordFile))?.trim()
  if (version === undefined) {
    await refuseForeignFolder(cluster)
    const chosen = password || randomBytes(32).toString('base64url')
    try {
      if (!password) await writeDurably(passwordFile, `${chosen}\n`)
      await initialise(place, chosen, sync)
    } catch (error) {
      throw error instanceof EmbeddedPostgresError ? error : whyNotWritable(home, error)
    }
    return chosen
  }
  if (Number.parseInt(version, 10) !== binaries.major) {
    throw new EmbeddedPostgresError(
      `${cluster} was made by PostgreSQL ${version.trim()}, and this version brings ${binaries.major}. Back it up with the version that made it and restore into an empty DATA_DIR.`,
    )
  }
  if (password) return password
  throw new EmbeddedPostgresError(`${passwordFile}, the password of ${cluster}, is missing. Put it back from a backup.`)
}

async function initialise({ home, user, binaries }: Place, password: string, sync: boolean): Promise<void> {
  const aside = join(home, `${asidePrefix}${randomBytes(6).toString('hex')}`)
  const data = join(aside, 'data')
  const passwordFile = join(aside, 'password')
  await mkdir(aside, { mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  await mkdir(data, { mode: 0o700 })
  for (const path of [data, passwordFile, aside]) await giveTo(user, path)
  const args = [
    ...['-D', data, '--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8'],
    ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ...(sync ? [] : ['--no-sync']),
  ]
  const { code, output } = await runAs(user, binaries.initdb, args, 300_000)
  if (code === 0) await renameDurably(data, clusterIn(home))
  await rm(aside, { recursive: true, force: true, maxRetries: 5 })
  if (code === 0) return
  const reason = output.split('\n').findLast((line) => /error|fatal|could not/i.test(line)) ?? output.split('\n').at(-1)
  throw new EmbeddedPostgresError(`PostgreSQL could not prepare its data in ${home}: ${reason}`)
}

/** An initdb that outlived its app may still write there: it fails once its folder is gone, and is not ours to wait for. */
async function removeLeftovers(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    if (!name.startsWith(asidePrefix)) continue
    await rm(join(home, name), { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }).catch(() => undefined)
  }
}

async function refuseForeignFolder(cluster: string): Promise<void> {
  const files = await readdir(cluster).catch(() => [])
  if (files.length > 0) throw new EmbeddedPostgresError(`${cluster} holds files that are not a PostgreSQL cluster.`)
  await rm(cluster, { recursive: true, force: true })
}
