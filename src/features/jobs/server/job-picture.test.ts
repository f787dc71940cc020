// The picture of a listing is drawn in letters that its font has.
import { expect, test } from 'vitest'
import { aWrittenJob } from '#testing/jobs.ts'
import type { Job } from '../job.schema.ts'
import { drawJobPicture, inOurLetters, jobPicture } from './job-picture.ts'

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

test('however many ask for a picture at the same time, it is drawn once', async () => {
  const job = aWrittenJob({ title: 'Whale guide' })
  const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => jobPicture(job)))
  expect(others.every((each) => each === first)).toBe(true)
  expect(await jobPicture({ ...job, title: 'Whale watcher' })).not.toBe(first)
})
