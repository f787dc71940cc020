// What the letters of a membership say.
import type { Letter } from '#platform/mail/letter.tsx'
import { LetterButton, LetterFacts, LetterHeading, LetterLink, Paragraph } from '#platform/mail/letter-parts.tsx'
import { brand } from '#shared/brand.ts'
import { writeDay } from '#shared/plain-writing.ts'

const becauseMember = `You get this letter because you have had a membership of ${brand.name}. Nothing is charged by itself.`

export function receiptLetter(name: string | null, end: Date, publicUrl: string, paid: string): Letter {
  return {
    subject: `Welcome aboard: your ${brand.name} membership`,
    preheader: `Active until ${writeDay(end)}.`,
    body: (
      <>
        <LetterHeading>{name ? `Thank you, ${name}` : 'Thank you'}</LetterHeading>
        <Paragraph>
          We received your payment, and your membership is active. Every listing, every filter and the step-by-step{' '}
          <LetterLink href={`${publicUrl}/guide`}>guide to applications</LetterLink> are open to you.
        </Paragraph>
        <LetterFacts
          facts={[
            ['Membership', 'One year'],
            ['Paid', paid],
            ['Active until', writeDay(end)],
            ['Renewal', 'None, it simply ends'],
          ]}
        />
        <LetterButton href={`${publicUrl}/?scrollToJobs=true`}>See every listing</LetterButton>
      </>
    ),
    footer: `You get this letter because a membership of ${brand.name} was paid for your account. It is your receipt.`,
  }
}

export function reminderLetter(name: string | null, days: number, end: Date, publicUrl: string): Letter {
  const left = days === 1 ? 'one day' : `${days} days`
  return {
    subject: `Your membership ends in ${left}`,
    preheader: `It ends on ${writeDay(end)} and does not renew by itself.`,
    body: (
      <>
        <LetterHeading>{days === 1 ? 'One day left' : `${days} days left`}</LetterHeading>
        <Paragraph>
          {name ? `Hello ${name}, your` : 'Your'} membership ends on {writeDay(end)}. If you go on now, the new year
          begins when the old one ends.
        </Paragraph>
        <LetterButton href={`${publicUrl}/account?tab=pricing`}>Go on for another year</LetterButton>
      </>
    ),
    footer: becauseMember,
  }
}

export function endedLetter(name: string | null, end: Date, publicUrl: string): Letter {
  return {
    subject: 'Your membership has ended',
    preheader: 'Your account and favorites stay.',
    body: (
      <>
        <LetterHeading>{name ? `Fair winds, ${name}` : 'Fair winds'}</LetterHeading>
        <Paragraph>
          Your membership ended on {writeDay(end)}. Your account, your favorites and the forum stay yours, and the three
          newest listings are clear as before.
        </Paragraph>
        <LetterButton href={`${publicUrl}/account?tab=pricing`}>Come back any time</LetterButton>
      </>
    ),
    footer: becauseMember,
  }
}
