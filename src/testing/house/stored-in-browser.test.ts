// The privacy policy names what the browser keeps: exactly that, and nothing is kept past it.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { storageKeys } from '#shared/brand.ts'
import { files, isTest, readSource } from './sources.ts'

const policy = readFileSync(new URL('../../features/content/legal/privacy-policy.md', import.meta.url), 'utf8')
const sources = files.filter((file) => !isTest(file) && !file.startsWith('testing/')).map((file) => readSource(file))

test('the policy lists what is stored by name, no more and no less', () => {
  const list = policy.slice(policy.indexOf('These are all of them, by name:'))
  const lines = list.slice(0, list.indexOf('\n\nThe page you pay on')).split('\n- ').slice(1)
  const named = lines.flatMap((line) =>
    [...line.slice(0, line.indexOf(': ')).matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  )
  const cookies = ['__Host-session', 'session', '__Secure-browser', 'browser']
  const byTheRouter = ['tsr-scroll-restoration-v1_3']
  expect(named.sort()).toEqual([...cookies, ...byTheRouter, ...Object.values(storageKeys)].sort())
})

test('nothing is stored but under a key of the list', () => {
  const uses = sources.flatMap((text) =>
    [...text.matchAll(/\b(?:local|session)Storage\b(.{0,40})/g)].map(([, rest]) => rest),
  )
  expect(uses.length).toBeGreaterThan(10)
  expect(uses.filter((rest) => !/^\.(?:get|set|remove)Item\(storageKeys\./.test(rest!))).toEqual([])
  expect(sources.filter((text) => /indexedDB|document\.cookie|caches\.open|cookieStore/.test(text))).toEqual([])
})
