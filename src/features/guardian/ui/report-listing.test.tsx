// The way to say what is wrong with a listing, for everybody who may see it.
import { expect, test } from 'vitest'
import { draw, wordsOf } from '#testing/draw.tsx'
import { ReportListing } from './report-listing.tsx'

const drawn = (isSignedIn: boolean) => draw(<ReportListing jobId="one" isSignedIn={isSignedIn} />, {}, '/jobs/one')

test('whoever is signed in reports it, everybody else is led to signing in', () => {
  expect(wordsOf(drawn(true)).trim()).toBe('Report this listing')
  expect(drawn(true)).toContain('<button')
  expect(wordsOf(drawn(false)).trim()).toBe('Report this listing')
  expect(drawn(false)).toMatch(/<a [^>]*href="\/auth"/)
})
