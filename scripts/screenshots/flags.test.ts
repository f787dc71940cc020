// The command line of the screenshots.
import { expect, test } from 'vitest'
import { readShotFlags } from './flags.ts'

test('without flags every width and both schemes are taken', () => {
  expect(readShotFlags([])).toEqual({
    only: undefined,
    widths: [390, 768, 1440],
    schemes: ['light', 'dark'],
    readme: false,
  })
})

test('one width, one scheme and a pattern narrow it down', () => {
  const flags = readShotFlags(['--only', 'HOME', '--width', '390', '--scheme', 'dark'])
  expect(flags).toMatchObject({ widths: [390], schemes: ['dark'] })
  expect(flags.only?.test('home-visitor')).toBe(true)
})

test.each([
  ['--width', 'wide'],
  ['--scheme', 'sepia'],
  ['--colour', 'red'],
])('%s %s is refused', (flag, value) => {
  expect(() => readShotFlags([flag, value])).toThrow()
})
