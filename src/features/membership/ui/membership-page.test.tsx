// The page about the membership, as the operator's words make it.
import { expect, test } from 'vitest'
import { draw, wordsOf } from '#testing/draw.tsx'
import { siteFactsOfTests } from '#testing/site-facts.ts'
import { MembershipPage, type MembershipPageProps } from './membership-page.tsx'

const page = (change: Partial<MembershipPageProps>) =>
  wordsOf(
    draw(
      <MembershipPage
        total={null}
        freeChapter={undefined}
        isSignedIn={false}
        isMember={false}
        words={siteFactsOfTests}
        questions={[]}
        {...change}
      />,
    ),
  )

test('a question is asked with the facts that it names', () => {
  const questions = [{ question: 'What do I get for {price}?', answer: [] }]
  expect(page({ questions })).toContain('What do I get for $29.90 USD?')
})

test('the price opens all opportunities, of which more than one can be counted', () => {
  expect(page({ total: 1_234 })).toContain('opens all 1,234 opportunities, and every new one')
  for (const total of [null, 0, 1]) expect(page({ total })).toContain('opens every opportunity for a year')
})
