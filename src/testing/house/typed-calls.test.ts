// Pages ask by the types of the routes, so that what is renamed there does not compile here.
import { expect, test } from 'vitest'
import { files, isTest, readSource } from './sources.ts'

/** These name an answer by hand: a text is a tree of trees, which the types of the routes can't follow to its leaves. */
const askForTexts = [
  'features/documents/ui/documents.api.ts',
  'features/forum/ui/forum.api.ts',
  'features/membership/ui/guide.api.ts',
]

test('nobody but who asks for texts names what an address answers', () => {
  const pages = files.filter((file) => !isTest(file) && /^(web|design)\/|\/ui\//.test(file))
  expect(pages.length).toBeGreaterThan(400)
  const untyped = pages.filter((file) => /import [^;]*?\b(?:apiQuery|apiQueryOrNull|callApi)\b/.test(readSource(file)))
  expect(untyped.toSorted()).toEqual(askForTexts)
})
