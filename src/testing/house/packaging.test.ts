// What is shipped: the image has all that the server imports, its settings exist, and the version has its entry.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { settings } from '#platform/config-settings.ts'
import { smtpOptions } from '#platform/mail/smtp-transport.ts'
import { projectRoot } from '#server/paths.ts'
import { imports, isTest, readSource } from './sources.ts'

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8')
const { version, dependencies } = JSON.parse(read('package.json')) as {
  version: string
  dependencies: Record<string, string>
}

/** Only where pages are built or developed. */
const notInProduction = new Set(['server/build-pages.ts', 'server/dev-pages.ts'])
const commands = ['main', 'make-admin', 'backup', 'restore', 'doctor', 'reconcile-payments'].map(
  (name) => `server/${name}.ts`,
)

/** Files of ours that a command loads, threads of their own among them. */
function loadedFrom(start: readonly string[]): Set<string> {
  const found = new Set<string>()
  const waiting = [...start]
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (found.has(file) || notInProduction.has(file) || !/\.tsx?$/.test(file)) continue
    found.add(file)
    const threads = [...readSource(file).matchAll(/new URL\('(\.[^']+\.ts)'/g)].map(([, path]) =>
      join(file, '..', path!),
    )
    waiting.push(
      ...threads,
      ...imports.filter((each) => each.file === file && !each.isTypeOnly).map(({ target }) => target),
    )
  }
  return found
}

test('nothing that the production server imports is left out of the image', () => {
  const removed = read('deploy/only-production.sh')
    .match(/^ {2}\S+/gm)!
    .map((line) => line.trim())
  expect(removed.filter((name) => !(name in dependencies))).toEqual([])
  const loaded = loadedFrom(commands)
  expect(loaded.size).toBeGreaterThan(300)
  expect([...loaded].filter((file) => isTest(file) || file.startsWith('testing/'))).toEqual([])
  const needed = imports.filter(({ file, isTypeOnly }) => loaded.has(file) && !isTypeOnly).map(({ target }) => target)
  const isOf = (name: string) => (target: string) => target === name || target.startsWith(`${name}/`)
  expect(removed.filter((name) => needed.some(isOf(name)))).toEqual([])
})

test('the image holds what the server is run from, and what its letters are written by', () => {
  const lines = read('Dockerfile').split('\n')
  const copied = lines.flatMap((line) => /^COPY --from=build (.+) \S+$/.exec(line)?.[1]?.split(' ') ?? [])
  const needed = ['package.json', 'tsconfig.json', 'node_modules', 'drizzle', 'dist', 'src']
  expect(copied.toSorted()).toEqual(needed.map((name) => `/app/${name}`).toSorted())
})

test('the composed application is given settings that exist, and may write nowhere but in its data', () => {
  const { services } = parse(read('compose.yaml')) as { services: Record<string, Record<string, unknown>> }
  const names = Object.keys(services.app!.environment as object).map((name) => name.replace(/_FILE$/, ''))
  const known = new Set([...read('.env.example').matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name))
  expect(names.filter((name) => !known.has(name))).toEqual([])
  // A catcher of letters that has no certificate must not be asked for one: no letter would ever reach it.
  const [, smtpUrl = ''] = /:-(.+)\}$/.exec((services.app!.environment as Record<string, string>).SMTP_URL!) ?? []
  expect(smtpOptions(smtpUrl)).toMatchObject({ host: 'mail', requireTLS: false })
  expect(services.app).toMatchObject({ read_only: true, cap_drop: ['ALL'], volumes: ['data:/data'] })
  expect(read('Dockerfile')).toMatch(/^USER berth$/m)
})

test('the proxy lets people wait while the application starts anew, and is new enough to keep what they send', () => {
  const { services } = parse(read('compose.yaml')) as { services: { proxy: { image: string } } }
  const [, minor] = /^caddy:2\.(\d+)/.exec(services.proxy.image) ?? []
  expect(Number(minor)).toBeGreaterThanOrEqual(11)
  expect(read('deploy/Caddyfile')).toMatch(/^\s+lb_try_duration 30s$/m)
  // An idle connection, sooner than the application does.
  expect(read('deploy/Caddyfile')).toMatch(/^\s+keepalive 3s$/m)
})

test('what somebody who runs the composed site has to set reaches the application, and is not set by itself', () => {
  const { services } = parse(read('compose.yaml')) as { services: { app: { environment: Record<string, string> } } }
  const { environment } = services.app
  const theirs = /^(PAYMENT|STRIPE|MAIL_(FROM|EVENTS)|SES|MAILGUN|POSTMARK|BACKUP_(BUCKET|KEY)|SUPPORT|TIME_ZONE)/
  const wanted = Object.keys(settings.shape).filter((name) => theirs.test(name))
  expect(wanted.length).toBeGreaterThan(8)
  expect(wanted.filter((name) => environment[name] !== `\${${name}:-}`)).toEqual([])
})

test('the version has its entry in the changelog', () => {
  expect(read('CHANGELOG.md')).toMatch(new RegExp(`^## ${version.replaceAll('.', '\\.')} `, 'm'))
})
