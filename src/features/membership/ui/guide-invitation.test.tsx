// What is said of the guide to who is no member, by what of it stands above.
import { expect, test } from 'vitest'
import { draw, wordsOf } from '#testing/draw.tsx'
import type { Chapter } from '../guide.schema.ts'
import { ChapterPage } from './chapter-page.tsx'
import { GuidePage } from './guide-page.tsx'

const chapter: Chapter = {
  id: 'adverts',
  order: 1,
  title: 'Reading an advert',
  opening: 'An advert says more than it means to.',
  minutes: 4,
  free: false,
  headings: [],
  words: 0,
  body: [['p', {}, ['An advert says more than it means to.']]],
}

const page = (of: Chapter) =>
  wordsOf(
    draw(
      <ChapterPage
        teaser={of}
        chapter={of.free ? of : null}
        isSignedIn={false}
        isReader={false}
        before={undefined}
        after={undefined}
      />,
    ),
  )

test('who has read a free chapter to its end is not told that it was a beginning', () => {
  expect(page({ ...chapter, free: true })).toContain('This chapter is for everybody. The whole guide')
  expect(page({ ...chapter, free: true })).not.toContain('begins')
  expect(page(chapter)).toContain('This is how the chapter begins. The guide, with every listing on the board, costs')
  const contents = <GuidePage chapters={[chapter]} isReader={false} isSignedIn={false} />
  expect(wordsOf(draw(contents))).toContain('Here is how each chapter begins. The rest')
})
