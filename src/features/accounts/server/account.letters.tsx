// The letters of accounts: confirm an address, reset a password, and word that a password was changed.
import type { Letter } from '#platform/mail/letter.tsx'
import { LetterButton, LetterHeading, LetterLink, Paragraph, SmallPrint } from '#platform/mail/letter-parts.tsx'
import { brand } from '#shared/brand.ts'

export function verifyEmailLetter(name: string, link: string): Letter {
  return {
    subject: 'Please confirm your e-mail address',
    preheader: 'One click, and we know that this address is yours.',
    body: (
      <>
        <LetterHeading>Welcome aboard, {name}</LetterHeading>
        <Paragraph>
          Please confirm that this is your e-mail address. We use it to recognise a membership payment that comes from
          it.
        </Paragraph>
        <LetterButton href={link}>Confirm my address</LetterButton>
        <SmallPrint>
          The link works for seven days. If you did not make an account, you can ignore this letter.
        </SmallPrint>
      </>
    ),
  }
}

export function resetLetter(name: string, link: string): Letter {
  return {
    subject: 'Choose a new password',
    preheader: 'The link in this letter works for one hour.',
    body: (
      <>
        <LetterHeading>A new password for {name}</LetterHeading>
        <Paragraph>Somebody, hopefully you, asked for a new password at {brand.name}. Choose it here:</Paragraph>
        <LetterButton href={link}>Choose a new password</LetterButton>
        <SmallPrint>
          The link works once, for one hour. If you did not ask for it, nothing has changed and nothing needs to be
          done.
        </SmallPrint>
      </>
    ),
  }
}

export function passwordChangedLetter(name: string, supportEmail: string): Letter {
  return {
    subject: 'Your password was changed',
    preheader: 'All devices were signed out.',
    body: (
      <>
        <LetterHeading>Your password was changed</LetterHeading>
        <Paragraph>
          Hello {name}, the password of your account was set anew with a reset link, and every device was signed out.
        </Paragraph>
        <Paragraph>
          If this was not you, write to <LetterLink href={`mailto:${supportEmail}`}>{supportEmail}</LetterLink> at once.
        </Paragraph>
      </>
    ),
    footer: `You get this letter because the password of your account at ${brand.name} was changed.`,
  }
}
