// The page about the membership, as the operator's words make it.
import { expect, test } from 'vitest'
import { draw, wordsOf } from '#testing/draw.tsx'
import { siteFactsOfTests } from '#testing/site-facts.ts'
import { MembershipPage } from './membership-page.tsx'

test('a question is asked with the facts that it names', () => {
  const questions = [{ question: 'What do I get for {price}?', answer: [] }]
  const page = (
    <MembershipPage
      total={null}
      freeChapter={undefined}
      isSignedIn={false}
      isMember={false}
      words={siteFactsOfTests}
      questions={questions}
    />
  )
  expect(wordsOf(draw(page))).toContain('What do I get for $29.90 USD?')
})
