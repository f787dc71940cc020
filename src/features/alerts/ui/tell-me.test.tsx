// What the board says of a search that is saved.
import { expect, test } from 'vitest'
import { draw, wordsOf } from '#testing/draw.tsx'
import { type Cadence, sayLetters } from '../alert.rules.ts'
import { TellMe } from './tell-me.tsx'

const saved = (cadence: Cadence) => ({ params: { search: 'turtle' }, cadence })
const words = (...cadences: Cadence[]) =>
  wordsOf(
    draw(<TellMe filters={{ search: 'turtle' }} />, { '/api/saved-searches': { searches: cadences.map(saved) } }),
  ).trim()

test('whose search is saved will be told, unless its letters were stopped', () => {
  expect(words()).toBe('Tell me when there is one')
  expect(words('weekly')).toBe('You will be told')
  expect(words('never')).toBe('Saved, without letters')
  expect(words('never', 'instant')).toBe('You will be told')
})

test('who has not confirmed their address is told to, as letters wait for that', () => {
  const words = (cadence: Cadence) =>
    wordsOf(
      draw(<TellMe filters={{ search: 'turtle' }} />, {
        '/api/saved-searches': { searches: [saved(cadence)] },
        '/api/user': { emailVerified: false },
      }),
    ).trim()
  expect(words('daily')).toBe('Confirm your address to be told')
  expect(words('never')).toBe('Saved, without letters')
})

test('nobody is promised a letter that does not come before the address is confirmed', () => {
  expect(sayLetters('daily', true)).toBe('We write when there is one.')
  expect(sayLetters('daily', false)).toContain('once you have confirmed your address')
  expect(sayLetters('never', false)).not.toContain('write')
})
