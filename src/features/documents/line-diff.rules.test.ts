// What changed between two texts.
import { expect, test } from 'vitest'
import { diffLines } from './line-diff.rules.ts'

const write = (before: string, after: string) =>
  diffLines(before, after).map(({ kind, text }) => `${{ same: ' ', gone: '-', new: '+' }[kind]}${text}`)

test('shows what is gone, what is new and what stayed', () => {
  expect(write('a\nb\nc', 'a\nx\nc')).toEqual([' a', '-b', '+x', ' c'])
  expect(write('a\nb', 'a\nb')).toEqual([' a', ' b'])
  expect(write('one\ntwo\nthree\nfour', 'two\nthree\nfive\nfour')).toEqual(['-one', ' two', ' three', '+five', ' four'])
})

test('both texts can be read out of it again', () => {
  const [before, after] = ['a\nb\nb\nc\n\nd', 'b\nc\nb\n\n\nd\ne']
  const lines = diffLines(before, after)
  const without = (kind: string) => lines.filter((line) => line.kind !== kind).map(({ text }) => text)
  expect([without('new').join('\n'), without('gone').join('\n')]).toEqual([before, after])
})
