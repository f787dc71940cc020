// What a member is told when the team gives or ends a membership.
import type { Letter } from '#platform/mail/letter.tsx'
import { LetterButton, LetterFacts, LetterHeading, LetterLink, Paragraph } from '#platform/mail/letter-parts.tsx'
import { brand } from '#shared/brand.ts'
import { writeDay } from '#shared/plain-writing.ts'

const footer = `You get this letter because our team changed the membership of your ${brand.name} account.`

export function givenLetter(name: string | null, end: Date, publicUrl: string): Letter {
  return {
    subject: `A gift from ${brand.name}: your membership`,
    preheader: `Active until ${writeDay(end)}.`,
    body: (
      <>
        <LetterHeading>{name ? `Welcome aboard, ${name}` : 'Welcome aboard'}</LetterHeading>
        <Paragraph>
          Our team has given you membership time. Every listing, every filter and the{' '}
          <LetterLink href={`${publicUrl}/guide`}>guide to applications</LetterLink> are open to you. There is nothing
          to pay, and nothing renews by itself.
        </Paragraph>
        <LetterFacts facts={[['Active until', writeDay(end)]]} />
        <LetterButton href={`${publicUrl}/?scrollToJobs=true`}>See every listing</LetterButton>
      </>
    ),
    footer,
  }
}

export function takenLetter(name: string | null, publicUrl: string): Letter {
  return {
    subject: 'Your membership was ended by our team',
    preheader: 'Your account and favorites stay.',
    body: (
      <>
        <LetterHeading>{name ? `Hello ${name}` : 'Hello'}</LetterHeading>
        <Paragraph>
          Our team has ended your membership. Your account, your favorites and the forum stay yours. If this comes as a
          surprise, write to the address below.
        </Paragraph>
        <LetterButton href={`${publicUrl}/account?tab=pricing`}>Look at your membership</LetterButton>
      </>
    ),
    footer,
  }
}
