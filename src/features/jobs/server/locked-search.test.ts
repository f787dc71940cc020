// What those who may not read a listing can learn of it by searching: that its words exist, and nothing more.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aJob } from '#testing/jobs.ts'
import { aFreeMember, aMember, anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { JobList } from '../board.schema.ts'

let app: TestApi
let admin: Person
let free: Person
let member: Person
const address = 'marlin.quillfeather@deepquay.example'
beforeAll(async () => {
  app = await startApi()
  ;[admin, free, member] = [await anAdmin(app), await aFreeMember(app), await aMember(app)]
  await aJob(app, admin, {
    title: 'Tide Gauge Keeper',
    description: `Two berths and several sharks. Apply to ${address}, see www.deepquay.example or call +351 912 345 678.`,
    requirements: 'Ask marlin [at] deepquay [dot] example about visas.',
  })
  for (const title of ['Harbour Clerk', 'Winch Fitter', 'Kelp Cutter']) {
    app.advance(1_000)
    await aJob(app, admin, { title })
  }
})
afterAll(() => app.stop())

const search = (who: Person | null, words: string, more = '') =>
  (who ? app.as(who) : app.call)<JobList>('GET', `/api/jobs?search=${encodeURIComponent(words)}${more}`)

/** Every beginning of every part, every pair of letters at either end of it, and the whole in many spellings. */
function guesses(): string[] {
  const parts = [address, ...address.split(/[@.]/), 'www.deepquay.example', '+351 912 345 678', '912345678', '345']
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  return [
    ...parts.flatMap((part) => [...part].map((_, end) => part.slice(0, end + 1))),
    ...parts.flatMap((part) => [part, `"${part}"`, `${part}*`, `%${part}%`, part.toUpperCase()]),
    ...parts.flatMap((part) => [...part].map((_, at) => part.slice(at))),
    ...letters.flatMap((one) => letters.slice(0, 12).map((other) => one + other)),
    '@',
    '%',
    '_',
    '.',
    'quillfeather apply',
    'marlin quillfeather',
  ].filter(
    (guess) =>
      !/^(example|a|e|a[mnst]|be|by|do|go|h[ei]|i[fnst]|me|my|no|o[fnr]|so|to|up|us|we|de|la|le)$/i.test(guess),
  )
}

describe('a locked listing', () => {
  test('does not give away an address in five hundred searches', async () => {
    const tried = [...new Set(guesses())]
    expect(tried.length).toBeGreaterThanOrEqual(500)
    for (const words of tried) {
      const { body } = await search(null, words)
      expect([words, body.total, body.suggestion, body.near]).toEqual([words, 0, null, []])
    }
    expect((await search(member, address)).body.total).toBe(1)
  })

  test('is found by whole words and their forms, not by beginnings, slips or phrases', async () => {
    for (const who of [null, free]) {
      expect((await search(who, 'keepers gauge')).body.total).toBe(1)
      expect((await search(who, 'keep')).body.total).toBe(0)
      for (const beginning of ['gau', 'gaug', 'tid']) expect((await search(who, beginning)).body.total).toBe(0)
      expect((await search(who, 'clerks')).body.total).toBe(1)
      expect((await search(who, 'shark')).body.total).toBe(1)
      expect((await search(who, 'winches fitters')).body.total).toBe(1)
      expect((await search(who, 'guage')).body).toMatchObject({ total: 0, suggestion: null })
    }
    expect((await search(member, 'guage')).body).toMatchObject({ total: 1, jobs: [{ matched: 'guage → gauge' }] })
    expect((await search(null, 'keeper')).body).not.toHaveProperty('facets')
  })

  test('comes near only for those who may see it', async () => {
    expect((await search(null, 'winch violin')).body.near).toEqual([])
    expect((await search(free, 'winch violin')).body.near).toMatchObject([{ title: 'Winch Fitter' }])
    expect((await search(free, 'tide violin')).body.near).toEqual([])
    expect((await search(member, 'tide violin')).body.near).toMatchObject([{ title: 'Tide Gauge Keeper' }])
    expect((await search(free, 'wicnh')).body).toMatchObject({ total: 0, suggestion: 'winch' })
  })
})

test('without a membership sixty different searches in ten minutes are enough; the same one again is free', async () => {
  const limited = await startApi({ RATE_LIMITS: 'on' })
  try {
    const ask = (words: string) => limited.call('GET', `/api/jobs?search=${words}`)
    for (let n = 0; n < 60; n += 1) expect((await ask(`word${n}`)).status).toBe(200)
    const refused = await ask('onemore')
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    const again = await Promise.all(['onemore', 'onemore', 'another', 'another'].map(ask))
    expect(again.map(({ status }) => status)).toEqual([429, 429, 429, 429])
    for (const asked of ['prefix=onemore', 'search=&prefix=onemore', 'search=word3&prefix=onemore'])
      expect([asked, (await limited.call('GET', `/api/jobs/suggestions?${asked}`)).status]).toEqual([asked, 429])
    expect((await ask('word3')).status).toBe(200)
    expect((await limited.call('GET', '/api/jobs')).status).toBe(200)
    limited.advance(601_000)
    expect((await ask('onemore')).status).toBe(200)
  } finally {
    await limited.stop()
  }
})
