// Reconciling: what was missed is applied once, what is broken is named, and a second run changes nothing.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aFreeMember, type Person } from '#testing/people.ts'
import { runBeside } from '#testing/run-beside.ts'
import type { TestApi } from '#testing/start-api.ts'
import {
  aCheckout,
  anEvent,
  checkoutOf,
  checkTheBooks,
  completed,
  deliver,
  readMe,
  readPayments,
  refunded,
  startPayments,
} from './payments.fixture.ts'
import { describeReconciliation, reconcilePayments } from './reconcile.service.ts'

let app: TestApi
beforeAll(async () => {
  app = await startPayments()
})
afterAll(() => app.stop())
afterEach(() => checkTheBooks(app))

const planOf = async (person: Person) => (await readMe(app, person)).subscriptionType

async function anExport() {
  const [known, missed, back] = [await aFreeMember(app), await aFreeMember(app), await aFreeMember(app)]
  const seen = completed(checkoutOf(known))
  await deliver(app, seen)
  const stray = aCheckout()
  const gone = checkoutOf(back)
  // Exports come newest first: the refund stands before what it refunds.
  const lines = [
    `\uFEFF${JSON.stringify(refunded(gone))}`,
    JSON.stringify(completed(gone)),
    '{"id": "evt_cut_off", "type": "checkout.sess',
    JSON.stringify(seen),
    '',
    JSON.stringify({ hello: 'world' }),
    JSON.stringify(anEvent('invoice.paid', {})),
    JSON.stringify({ ...completed(stray), id: 'evt_odd', data: { object: { id: null } } }),
    JSON.stringify(completed(checkoutOf(missed))),
    `${JSON.stringify(completed(stray))}\r`,
  ]
  return { lines, known, missed, back, stray }
}

test('applies what was missed, names the bad lines, and a second run finds everything known', async () => {
  const { lines, known, missed, back, stray } = await anExport()
  const first = await reconcilePayments(app.deps, lines)
  const bad = [
    { line: 3, why: 'not JSON' },
    { line: 6, why: 'not an event of the payment provider' },
    { line: 8, why: 'evt_odd: This is not an event we can read' },
  ]
  expect(first).toEqual({ applied: 4, known: 1, not_ours: 1, bad })
  expect(await Promise.all([known, missed, back].map(planOf))).toEqual(['Annual', 'Annual', 'Free'])
  expect((await readPayments(app)).get(stray.id)).toMatchObject({ status: 'unmatched' })
  expect(await reconcilePayments(app.deps, lines)).toEqual({ applied: 0, known: 5, not_ours: 1, bad })
  expect(describeReconciliation(first)).toBe(
    '4 applied, 1 known already, 1 of other kinds, 3 not readable\n  line 3: not JSON\n' +
      '  line 6: not an event of the payment provider\n  line 8: evt_odd: This is not an event we can read\n',
  )
})

test('the command does it beside the app, says so, and fails when a line was bad or the file is not there', async () => {
  const { lines, missed } = await anExport()
  const run = (path: string) => runBeside(app.deps, 'reconcile-payments', [path])
  const file = join(app.deps.config.dataDir, 'events.jsonl')
  await writeFile(file, lines.join('\n'))
  const { code, said } = await run(file)
  expect([code, said]).toEqual([
    1,
    expect.stringContaining('4 applied, 1 known already, 1 of other kinds, 3 not readable'),
  ])
  expect(await planOf(missed)).toBe('Annual')
  await writeFile(file, lines.at(-1)!)
  expect(await run(file)).toMatchObject({
    code: 0,
    said: '0 applied, 1 known already, 0 of other kinds, 0 not readable',
  })
  expect(await run(`${file}.missing`)).toMatchObject({ code: 1, complained: expect.stringContaining('ENOENT') })
})
