// The words of a text: signs around them are none, and no text takes long to read.
import { expect, test } from 'vitest'
import { cpuMsOf } from '#testing/own-time.ts'
import { tokensOf } from './text-tokens.ts'

test.each([
  ['(kelp), “whales”… and—', ['kelp', 'whales', 'and']],
  ['—!kelp!—', ['kelp']],
  ['C++, C#! R&D.', ['c++', 'c#', 'r&d']],
  ['M.Sc.; U.S.A.,', ['msc', 'usa']],
  ['+++ … ++ #', []],
  ['', []],
])('in “%s” they are %o', (text, words) => {
  expect(tokensOf(text).map(({ word }) => word)).toEqual(words)
})

const longest = 20_000

test.each(['–', '!', '.', '-', "'", '&', '/', '_', '"', '%', '(', '@', 'a-', '1/', '+', '+–'])(
  'a text of one piece with nothing but %j between two letters costs no more than ten times what plain words cost',
  async (sign) => {
    const costOf = (text: string) => cpuMsOf(() => tokensOf(text))
    const plain = await costOf('Count fish on the reef. '.repeat(longest / 24))
    expect(await costOf(`a${sign.repeat(longest / sign.length)}a`)).toBeLessThan(10 * Math.max(plain, 5))
  },
)
