// What is taken for contact data in a text, and that finding it takes no longer in hostile texts than in others.
import { expect, test } from 'vitest'
import { cpuMsOf } from '#testing/own-time.ts'
import { isContactData, withoutContactData } from './contact-data.ts'

const left = (text: string) => withoutContactData(text).replaceAll(/\s+/g, ' ').trim()

test('addresses, hosts and numbers leave a text, however they are written, and its words stay', () => {
  for (const told of [
    'ana.reis@reef.example',
    'ana @ reef.example',
    'ana [at] reef [dot] example',
    'ana (at) reef.example',
    'https://reef.example/jobs?id=7',
    'www.reef.example',
    'jobs.reef.co.uk/apply',
    'crew-list.reef-guard.org',
    'école-du-récif.fr',
    '+351 912 345 678',
  ]) {
    expect([told, left(`Write to ${told} or come by`)]).toEqual([told, 'Write to or come by'])
  }
  expect(left('The dive ended.Then we ate, from 2024-2026, e.g. fish.')).toBe(
    'The dive ended.Then we ate, from 2024-2026, e.g. fish.',
  )
  expect([isContactData('ana@reef.example'), isContactData('reef')]).toEqual([true, false])
})

const longest = 20_000

test.each(['a', 'é', '€', '_', '1', 'a-', 'a.', '10-', 'a@', 'a(', 'a (at', 'a.co', '\u0301', '1 (', '- '])(
  'a text of nothing but %j costs no more than ten times what plain words cost',
  async (piece) => {
    const costOf = (text: string) => cpuMsOf(() => withoutContactData(text))
    const plain = await costOf('Count fish on the reef. '.repeat(longest / 24))
    expect(await costOf(piece.repeat(longest / piece.length))).toBeLessThan(10 * Math.max(plain, 5))
  },
)
