// The product has one clock, which tests and the operator can move. How long something takes is measured by performance.now().
import { expect, test } from 'vitest'
import { files, isTest, readSource } from './sources.ts'

/** Who may look at the machine's clock all the same, and why. */
const mayLook: Record<string, string> = {
  'shared/clock.ts': 'is the clock',
  'web/use-now.ts': "is the page's clock, which follows it",
  'http/client/use-clock.ts': 'is the clock of what goes on while a page is open, and follows it',
  'shared/consent.ts': 'counts the months in which a browser keeps its own answer',
  'http/client/hand-over.ts': "speaks to the query cache, which counts by the machine's clock",
  'platform/log.ts': 'tells operators when it was, not when it was meant to be',
  'platform/embedded-postgres/server-binaries.ts': 'compares with the time of files',
  'server/build-pages.ts': 'stamps a build, before there is a clock',
  'server/doctor/database-check.ts': "compares the machine's clock with the database's",
  'features/newsletter/server/provider-hooks.routes.ts': "checks signatures made by the providers' clocks",
  'features/membership/server/webhook.routes.ts': "checks a signature made by the provider's clock",
}

test("these look at the machine's clock, and nobody else", () => {
  const ships = files.filter((file) => !isTest(file) && !file.startsWith('testing/'))
  expect(ships.length).toBeGreaterThan(400)
  const looks = ships.filter((file) => /\bDate\.now\(|\bnew Date\(\)/.test(readSource(file)))
  expect(looks.toSorted()).toEqual(Object.keys(mayLook).toSorted())
})
