// Work that can be ended: whatever it does, somebody gets an answer and the process goes on.
import { expect, test } from 'vitest'
import { workInThread } from './ended-work.ts'

/** However busy the machine is. */
const patienceMs = 50_000
const thread = new URL('./ended-work.fixture.ts', import.meta.url)

test('work that ends in time answers', async () => {
  expect(await workInThread(thread, 'answer', patienceMs)).toEqual({ ok: true, value: 'done' })
})

test('a thread that did its work does the next, and another takes the place of one that was ended', async () => {
  const tell = async () => (await workInThread<number>(thread, 'tell', patienceMs)) as { ok: true; value: number }
  const first = await tell()
  expect(await tell()).toEqual(first)
  await workInThread(thread, 'loop', 100)
  const next = await tell()
  expect(next.value).toBeGreaterThan(first.value)
  expect(await tell()).toEqual(next)
})

test('work that does not is ended, and who waits behind it gets a turn', async () => {
  const loop = () => workInThread(thread, 'loop', 300)
  const results = await Promise.all([loop(), loop(), workInThread(thread, 'answer', patienceMs)])
  expect(results).toEqual([
    { ok: false, reason: 'too_long' },
    { ok: false, reason: 'too_long' },
    { ok: true, value: 'done' },
  ])
})

test.each(['throw', 'leave', 'fill'])('work that ends badly (%s) has failed, and nothing else has', async (task) => {
  expect(await workInThread(thread, task, patienceMs)).toEqual({ ok: false, reason: 'failed' })
})
