import { expect, test } from 'vitest'
import { readsAsStaff } from './staff-names.rules.ts'

test.each([
  'admin',
  'ADMIN',
  'Administrator',
  'moderators',
  'support',
  'team',
  'The Team',
  'admin-team',
  'a.d.m.i.n',
  'adm1n',
  '4dmin',
  'аdmin',
  'ΑDΜΙΝ',
  'ádmïn',
  'adrnin',
  'm0der4tor',
  'ѕuррort',
  'te_am',
  'ｔｅａｍ',
  'oceanbеrth',
  'ɑdmin',
  '⍺dmin',
  'stɑff',
  'admᎥn',
  'ᎪᎠᎷᎥN',
  'ᎢᎬᎪᎷ',
  'ꓮꓓꓟꓲꓠ',
  'admiɳ',
])('%s reads as staff', (name) => {
  expect(readsAsStaff(name)).toBe(true)
})

test.each([
  'badminton',
  'ocean',
  'berth',
  'teammate',
  'steam',
  'supporter',
  'admiral',
  'moderate',
  'tamsin',
  'sailor-9',
])('%s is fine', (name) => {
  expect(readsAsStaff(name)).toBe(false)
})
