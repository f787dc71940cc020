// The letters about a suspension: what was decided, why and until when, and that it is over.
import type { Letter } from '#platform/mail/letter.tsx'
import { LetterButton, LetterHeading, LetterLink, LetterQuote, Paragraph } from '#platform/mail/letter-parts.tsx'
import { brand } from '#shared/brand.ts'
import type { Suspension, SuspensionKind } from '../suspension.schema.ts'
import { untilText } from '../suspension-end.rules.ts'

const words: Record<SuspensionKind, { subject: string; heading: string; meaning: string }> = {
  silenced: {
    subject: 'You cannot write in the forum for now',
    heading: 'A pause in the forum',
    meaning: 'You can go on reading the forum and using everything else, but you cannot write in the forum',
  },
  suspended: {
    subject: 'Your account is suspended',
    heading: 'Your account is suspended',
    meaning: 'You cannot sign in, and we send you no newsletters,',
  },
}

export function suspensionLetter({ kind, reason, until }: Suspension, supportEmail: string): Letter {
  const { subject, heading, meaning } = words[kind]
  return {
    subject,
    preheader: 'What this means, why, and until when.',
    body: (
      <>
        <LetterHeading>{heading}</LetterHeading>
        <Paragraph>
          {meaning} {untilText(until)}. The reason:
        </Paragraph>
        <LetterQuote>{reason}</LetterQuote>
        <Paragraph>
          If you think that we are wrong, write to{' '}
          <LetterLink href={`mailto:${supportEmail}`}>{supportEmail}</LetterLink>. A person reads it.
        </Paragraph>
      </>
    ),
    footer: `You get this letter because it is about your account at ${brand.name}.`,
  }
}

const over: Record<SuspensionKind, { subject: string; text: string; path: string; button: string }> = {
  silenced: {
    subject: 'You can write in the forum again',
    text: 'We have lifted the pause: you can write in the forum again, from now on.',
    path: '/forum',
    button: 'Open the forum',
  },
  suspended: {
    subject: 'Your account is open again',
    text: 'We have lifted the suspension of your account: you can sign in again, from now on.',
    path: '/auth',
    button: 'Sign in',
  },
}

export function liftedLetter(kind: SuspensionKind, publicUrl: string): Letter {
  const { subject, text, path, button } = over[kind]
  return {
    subject,
    preheader: text,
    body: (
      <>
        <LetterHeading>{subject}</LetterHeading>
        <Paragraph>{text}</Paragraph>
        <LetterButton href={`${publicUrl}${path}`}>{button}</LetterButton>
      </>
    ),
    footer: `You get this letter because it is about your account at ${brand.name}.`,
  }
}
