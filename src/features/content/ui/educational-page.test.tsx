// The page of careers.
import { expect, test } from 'vitest'
import { draw, wordsOf } from '#testing/draw.tsx'
import type { CareerSummary } from '../career.schema.ts'
import { EducationalPage } from './educational-page.tsx'

const careers = (count: number): CareerSummary[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `career-${at}`,
    order: at + 1,
    title: `Career ${at}`,
    description: 'What it is about',
    salaryRange: '$35,000 - $55,000',
    location: 'At sea',
    isNew: false,
  }))

test.each([
  [10, 'Ten professions of the sea'],
  [11, 'Eleven professions of the sea'],
  [14, '14 professions of the sea'],
])('%d careers are counted as they are', (count, words) => {
  expect(wordsOf(draw(<EducationalPage careers={careers(count)} />))).toContain(words)
})
