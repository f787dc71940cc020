// Addresses that people or pages supplied are fetched by platform/outbound alone, which guards every connection.
import { expect, test } from 'vitest'
import { files, imports, isTest, readSource } from './sources.ts'

/** Who else opens connections, and to what. */
const mayFetch: Record<string, string> = {
  'http/client/call-api.ts': 'our own API, from the browser',
  'features/analytics/ui/collect.ts': 'our own API, from the browser',
  'http/client/old-tab.ts': 'our own code, from the browser',
  'platform/storage/s3-client.ts': 'the storage that is configured',
}

const ships = files.filter((file) => !isTest(file) && !file.startsWith('testing/'))
const isGuard = (file: string) => file.startsWith('platform/outbound/')

test('nobody but these calls fetch', () => {
  expect(ships.length).toBeGreaterThan(400)
  // A fetch of something that is ours: `api.fetch(…)`, `outbound.fetch(…)`, a field or a method of that name.
  const calls = ships.filter((file) => /(?<![.\w]|function )fetch\((?!request: |url: |url, )/.test(readSource(file)))
  const clients = ships.filter((file) => /\bclient\.fetch\(|AwsClient/.test(readSource(file)))
  const found = [...new Set([...calls, ...clients])].filter((file) => !isGuard(file))
  expect(found.sort()).toEqual(Object.keys(mayFetch).sort())
})

test('nobody but the guard knows a library that opens connections to pages', () => {
  const wrong = imports
    .filter(
      ({ file, target, isTypeOnly }) => !isTypeOnly && !file.startsWith('testing/') && !isTest(file) && target !== '',
    )
    .filter(({ target }) => /^(undici|node:https|node:http2|node:dns.*|node:tls)$/.test(target))
  expect(wrong.length).toBeGreaterThan(0)
  expect(wrong.filter(({ file }) => !isGuard(file)).map(({ file, target }) => `${file} -> ${target}`)).toEqual([])
})
