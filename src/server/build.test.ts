// What is said when the pages can't be built: one line that helps, whatever else the bundler wrote.
import { expect, test } from 'vitest'
import { whyNotBuilt } from './build.ts'

const said = `
\u001b[31m✗ Build failed in 4.62s\u001b[39m
Build failed with 2 errors:

[plugin ocean-berth-content] /srv/articles/reef.md?summary
ContentError: articles/reef.md: date: must be a day such as 2026-03-14
    at checkYaml (/srv/src/features/content/build/front-matter.ts:18:31)
`

test('a build that fails names the file and the reason in one line, and keeps the rest for the log', () => {
  const error = whyNotBuilt(said, null)
  expect(error.message).toBe('The pages could not be built: articles/reef.md: date: must be a day such as 2026-03-14')
  expect(error.cause).toMatchObject({ message: said })
})

test('a build that says nothing useful still says how it ended', () => {
  expect(whyNotBuilt('', 'SIGKILL').message).toBe('The pages could not be built: it was ended by SIGKILL')
  expect(whyNotBuilt('✗ Build failed in 1s\nno such file\n', null).message).toBe(
    'The pages could not be built: no such file',
  )
})
