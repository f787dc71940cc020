// The house has an order: a folder imports only from folders above it, a feature only from features before it.
import { expect, test } from 'vitest'
import { files, imports, isTest, readSource } from './sources.ts'

const floors = ['shared', 'platform', 'http', 'design', 'features', 'web', 'server', 'testing']
const features = [
  'settings',
  'uploads',
  'accounts',
  'content',
  'documents',
  'membership',
  'places',
  'jobs',
  'pay-report',
  'chart',
  'imports',
  'guardian',
  'alerts',
  'logbook',
  'forum',
  'newsletter',
  'analytics',
  'admin',
]

const ours = imports.filter(({ target }) => floors.includes(target.split('/')[0] ?? ''))

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
  const readers = files.filter((file) => !isTest(file) && /process\.env/.test(readSource(file)))
  expect(readers).toEqual(['platform/config.ts'])
})

test('in a feature only stores know the database and only routes, pages and audits know HTTP', () => {
  const inside = imports.filter(({ file }) => /^features\/.*\/server\//.test(file) && !isTest(file))
  expect(inside.length).toBeGreaterThan(300)
  const knowsSql = /\.(store|table|personal|demo|demo-rows)\.ts$/
  const knowsHttp = /\.(routes|pages|audit)\.ts$/
  const wrong = inside.filter(({ file, target }) => {
    if (/^drizzle-orm/.test(target)) return !knowsSql.test(file)
    return /^(hono|http)(\/|$)/.test(target) && !knowsHttp.test(file)
  })
  expect(wrong.map(({ file, target }) => `${file} -> ${target}`)).toEqual([])
})

test('what is one transaction, services say: routes and pages begin none', () => {
  const atTheDoor = files.filter((file) => !isTest(file) && /\.(routes|pages)\.ts$/.test(file))
  expect(atTheDoor.length).toBeGreaterThan(40)
  expect(atTheDoor.filter((file) => /\.transaction\(/.test(readSource(file)))).toEqual([])
})

test('drawers without a name do not exist', () => {
  expect(files.filter((file) => /(^|\/)(utils?|helpers?|misc|common)(\/|\.)/.test(file))).toEqual([])
})
