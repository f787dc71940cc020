// The picture of a listing is drawn in letters that its font has.
import { expect, test } from 'vitest'
import type { Job } from '../job.schema.ts'
import { drawJobPicture, inOurLetters } from './job-picture.ts'

test('names of all coasts that write in Latin letters are drawn as they are written', () => {
  for (const name of ['Gdańsk', 'Šibenik', 'Tāmaki Makaurau', 'Đà Nẵng', 'São Tomé, Curaçao']) {
    expect(inOurLetters(name)).toBe(name)
    expect(inOurLetters(name.normalize('NFD'))).toBe(name)
  }
})

test('what the font has no letter for is written as near as it comes, or left out: never a box', () => {
  expect(inOurLetters('Hawaiʻi')).toBe('Hawai‘i')
  expect(inOurLetters('ﬁsh 🐋')).toBe('fish')
  expect(inOurLetters('Ελλάδα diver')).toBe('diver')
  const named = { title: 'Whale guide', jobType: ['job'], company: 'Океан', location: 'Москва' } as unknown as Job
  const unnamed = { ...named, company: '', location: '' }
  expect(drawJobPicture(named)).toBe(drawJobPicture(unnamed))
})
