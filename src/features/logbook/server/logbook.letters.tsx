// What a reminder says: which favourites close soon.
import type { Letter } from '#platform/mail/letter.tsx'
import { LetterButton, LetterHeading, LetterLink, LetterRows, Paragraph } from '#platform/mail/letter-parts.tsx'
import { brand } from '#shared/brand.ts'
import { writeDay } from '#shared/plain-writing.ts'

type Closing = { jobId: string; title: string; company: string; location: string; closesOn: string; daysLeft: number }
type Links = { publicUrl: string; stop: string }

export function closingLetter(closing: readonly Closing[], { publicUrl, stop }: Links): Letter {
  const [first] = closing
  const subject =
    closing.length === 1 && first
      ? `Closes in ${first.daysLeft} days: ${first.title}`
      : `${closing.length} of your favorites close soon`
  return {
    subject,
    preheader: closing.map(({ title }) => title).join(' · '),
    body: (
      <>
        <LetterHeading>{closing.length === 1 ? 'One of your favorites closes soon' : subject}</LetterHeading>
        <Paragraph>
          You saved {closing.length === 1 ? 'this listing' : 'these listings'}, and the last day to apply is near.
        </Paragraph>
        <LetterRows
          rows={closing.map(({ jobId, title, company, location, closesOn, daysLeft }) => ({
            key: jobId,
            href: `${publicUrl}/jobs/${jobId}`,
            title,
            about: `${company}, ${location}. Apply by ${writeDay(new Date(closesOn))}, in ${daysLeft} days`,
          }))}
        />
        <LetterButton href={`${publicUrl}/account?tab=favorites`}>See your favorites</LetterButton>
      </>
    ),
    footer: (
      <>
        You get this letter because you saved a listing at {brand.name}.{' '}
        <LetterLink href={stop}>No more reminders of closing days</LetterLink>
      </>
    ),
  }
}
