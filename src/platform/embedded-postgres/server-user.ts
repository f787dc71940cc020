// The operating-system user the server runs as. PostgreSQL refuses root, so root hands it to the user `postgres`.
import { execFile } from 'node:child_process'
import { chown, stat } from 'node:fs/promises'
import { errorCode } from '#platform/error-code.ts'
import { EmbeddedPostgresError } from './start-errors.ts'

/** Undefined means: the user who runs the app. */
export type ServerUser = { uid: number; gid: number } | undefined

/** A fixed environment: the caller's PG*, LC_* and LD_* variables must not reach the server. */
export const serverEnv = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
}

/** Where every command starts: a folder that any user can enter. */
export const neutralFolder = '/'

export type Outcome = { code: number; output: string }

export function runAs(user: ServerUser, command: string, args: string[], timeoutMs = 60_000): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const options = { ...user, cwd: neutralFolder, env: serverEnv, timeout: timeoutMs }
    execFile(command, args, options, (error, stdout, stderr) => {
      const output = `${stdout}${stderr}`.trim()
      if (!error) resolve({ code: 0, output })
      else if (typeof error.code === 'number') resolve({ code: error.code, output })
      else if (error.killed || error.signal) resolve({ code: 124, output: output || `${command} took too long` })
      else if (errorCode(error) === 'ENOENT') resolve({ code: 127, output: `${command} is not installed` })
      else if (user && errorCode(error) === 'EACCES') resolve({ code: 126, output: error.message })
      else reject(new EmbeddedPostgresError(`${command} could not be run: ${error.message}`))
    })
  })
}

/** Asks the system by really trying, as permissions of every folder above, ACLs and mounts all count. */
export async function canReach(user: ServerUser, flag: '-x' | '-r', ...paths: string[]): Promise<boolean> {
  if (!user) return true
  const tests = paths.flatMap((path, index) => [...(index > 0 ? ['-a'] : []), flag, path])
  return (await runAs(user, 'test', tests)).code === 0
}

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/** An existing cluster keeps its owner, so that data made by an ordinary user also starts under root. */
export async function chooseServerUser(cluster?: string): Promise<ServerUser> {
  if (!isRoot()) return undefined
  const owner = cluster && (await stat(cluster).catch(() => undefined))
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const user = (await findUser()) ?? (await createUser())
  const { code } = await runAs(user, 'test', ['-x', neutralFolder]).catch(() => ({ code: 1 }))
  if (code === 0) return user
  throw new EmbeddedPostgresError(
    'PostgreSQL does not run as root, and switching to the user postgres failed. Start as an ordinary user, or set DATABASE_URL.',
  )
}

export async function giveTo(user: ServerUser, path: string): Promise<void> {
  if (user) await chown(path, user.uid, user.gid)
}

async function findUser(): Promise<ServerUser> {
  const uid = await runAs(undefined, 'id', ['-u', 'postgres'])
  const gid = await runAs(undefined, 'id', ['-g', 'postgres'])
  return uid.code === 0 && gid.code === 0 ? { uid: Number(uid.output), gid: Number(gid.output) } : undefined
}

async function createUser(): Promise<ServerUser> {
  const options = ['--system', '--no-create-home', '--home-dir', '/nonexistent', '--shell', '/usr/sbin/nologin']
  const ways: [string, string[]][] = [
    ['useradd', [...options, 'postgres']],
    ['useradd', [...options, '--gid', 'postgres', 'postgres']],
    ['adduser', ['-S', '-D', '-H', 'postgres']],
  ]
  for (const [command, args] of ways) {
    await runAs(undefined, command, args)
    // Not the exit code but the result counts: another start may have created the user meanwhile.
    const user = await findUser()
    if (user) return user
  }
  throw new EmbeddedPostgresError(
    'PostgreSQL does not run as root, and the user postgres could not be created. Start as an ordinary user, or set DATABASE_URL.',
  )
}
