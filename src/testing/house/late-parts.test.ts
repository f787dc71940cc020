// Code that comes later than its page may not come at all. React gives the whole page up then, and what was typed on it, unless the
// part is one that waits (`design/late-part.ts`).
import { expect, test } from 'vitest'
import { files, isTest, readSource } from './sources.ts'

const lazyByHand = /\blazy\(/

test('no part whose code comes later can take its page away', () => {
  const pages = files.filter((file) => !isTest(file) && /^(web|design|features)\//.test(file))
  expect(pages.length).toBeGreaterThan(400)
  expect(pages.filter((file) => lazyByHand.test(readSource(file)))).toEqual(['design/late-part.ts'])
})
