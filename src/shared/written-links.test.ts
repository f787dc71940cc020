// What reads as an address where nobody is to lead readers away.
import { expect, test } from 'vitest'
import { holdsAddress } from './written-links.ts'

test.each(['m.sc/offer', 'www.m.sc', 'm.sc.evil.example', 'M.Sc@evil.example', '(evil.example)', 'https://m.sc'])(
  '%s leads away',
  (word) => {
    expect(holdsAddress(`Read ${word} first`)).toBe(true)
  },
)

test.each(['M.Sc.', 'B.Sc', '(M.Eng.)', 'B.Sc./M.Sc.', 'M.Sc./Ph.D.,', 'm.phil?', '@tom_tidepool'])(
  '%s leads nowhere',
  (word) => {
    expect(holdsAddress(`Is my ${word} enough for the work?`)).toBe(false)
  },
)
