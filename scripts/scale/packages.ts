// Debian's nginx and PostgreSQL 15: found, or installed where that is allowed, or asked for in one line.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export const postgresBin = '/usr/lib/postgresql/15/bin'
const nginxPaths = ['/usr/sbin/nginx', '/usr/bin/nginx']

export const findNginx = () => nginxPaths.find((path) => existsSync(path))

export function ensurePackages(): void {
  const missing = [
    ...(findNginx() ? [] : ['nginx-light']),
    ...(existsSync(`${postgresBin}/postgres`) ? [] : ['postgresql-15']),
  ]
  if (missing.length === 0) return
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !existsSync('/usr/bin/apt-get')) {
    console.error(`This needs Debian's packages ${missing.join(' and ')}: apt-get install ${missing.join(' ')}`)
    process.exit(2)
  }
  console.log(`installing ${missing.join(' and ')}`)
  // Run level 1 keeps the packages from starting servers of their own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  execFileSync('apt-get', ['install', '-y', '-q', ...missing], { env, stdio: ['ignore', 'ignore', 'inherit'] })
}
