// The house has an order: a folder imports only from folders above it, a feature only from features before it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const src = fileURLToPath(new URL('../../', import.meta.url))
const floors = ['shared', 'platform', 'http', 'design', 'features', 'web', 'server', 'testing']
const features = ['uploads', 'accounts', 'content', 'membership', 'jobs', 'forum', 'newsletter', 'analytics', 'admin']

type Import = { file: string; target: string; isTypeOnly: boolean }

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.gen.ts'))
  .map((name) => name.replaceAll('\\', '/'))

const imports: Import[] = files.flatMap((file) => {
  const text = readFileSync(join(src, file), 'utf8')
  const found = text.matchAll(
    /(?:import|export)\s+(type\s)?[^;'"`]*?from\s+'([^']+)'|import\(\s*'([^']+)'\s*\)|^import\s+'([^']+)'/gm,
  )
  return [...found].map((match) => ({
    file,
    target: resolveTarget(file, match[2] ?? match[3] ?? match[4] ?? ''),
    isTypeOnly: Boolean(match[1]),
  }))
})

function resolveTarget(file: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (!specifier.startsWith('.')) return specifier
  return join(file, '..', specifier).replaceAll('\\', '/')
}

const ours = imports.filter(({ target }) => floors.includes(target.split('/')[0] ?? ''))
const isTest = (file: string) => /\.test\.tsx?$|\.fixture\.tsx?$/.test(file)

test('every import of the sources was read', () => {
  expect(files.length).toBeGreaterThan(100)
  expect(ours.length).toBeGreaterThan(200)
})

test('a folder imports only from folders above it', () => {
  const wrong = ours.filter(({ file, target }) => {
    if (isTest(file)) return false
    return floors.indexOf(target.split('/')[0]!) > floors.indexOf(file.split('/')[0]!)
  })
  expect(wrong.map(({ file, target }) => `${file} -> ${target}`)).toEqual([])
})

test('a feature imports only features before it, and of them only schema, rules, service, store, table, cache, calls or parts', () => {
  const across = ours
    .filter(({ file, target }) => file.startsWith('features/') && target.startsWith('features/') && !isTest(file))
    .map((edge) => ({ ...edge, from: edge.file.split('/')[1]!, to: edge.target.split('/')[1]! }))
    .filter(({ from, to }) => from !== to)
  const wrong = across.filter(({ from, to, target }) => {
    const isBefore = features.indexOf(to) >= 0 && features.indexOf(to) < features.indexOf(from)
    const isPublic = /\.(schema|rules|service|store|table|cache|api|refusals|demo|part)\.tsx?$/.test(target)
    return !isBefore || !isPublic
  })
  expect(wrong.map(({ file, target }) => `${file} -> ${target}`)).toEqual([])
})

test('pages know no server code, and only the configuration reads the environment', () => {
  const fromPages = ours.filter(({ file, target, isTypeOnly }) => {
    const isPage = /^(web|design)\/|\/ui\//.test(file) && !isTest(file)
    return isPage && !isTypeOnly && /^platform\/|\/server\/|^server\//.test(target)
  })
  expect(fromPages.map(({ file, target }) => `${file} -> ${target}`)).toEqual([])
  const readers = files.filter((file) => !isTest(file) && /process\.env/.test(readFileSync(join(src, file), 'utf8')))
  expect(readers).toEqual(['platform/config.ts'])
})

test('drawers without a name do not exist', () => {
  expect(files.filter((file) => /(^|\/)(utils?|helpers?|misc|common)(\/|\.)/.test(file))).toEqual([])
})
