// The letters of accounts: confirm an address, reset a password, and word that a password was changed.
import type { Letter } from '#platform/mail/letter.tsx'
import { LetterButton, LetterHeading, LetterLink, Paragraph, SmallPrint } from '#platform/mail/letter-parts.tsx'
import { brand } from '#shared/brand.ts'

export function verifyEmailLetter(link: string): Letter {
  return {
    subject: 'Please confirm your e-mail address',
    preheader: 'One click, and we know that this address is yours.',
    body: (
      <>
        <LetterHeading>Welcome aboard</LetterHeading>
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

export function resetLetter(link: string): Letter {
  return {
    subject: 'Choose a new password',
    preheader: 'The link in this letter works for one hour.',
    body: (
      <>
        <LetterHeading>A new password</LetterHeading>
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

/** To whoever took a change of address back: somebody else may have been in the account. */
export function takenBackLetter(link: string): Letter {
  return {
    subject: 'Choose a new password',
    preheader: 'Whoever asked for the other address may know the one you have.',
    body: (
      <>
        <LetterHeading>A new password</LetterHeading>
        <Paragraph>
          The change of your e-mail address at {brand.name} was taken back, and every device was signed out. Whoever
          asked for it may know your password, so please choose a new one now:
        </Paragraph>
        <LetterButton href={link}>Choose a new password</LetterButton>
        <SmallPrint>The link works once, for one hour.</SmallPrint>
      </>
    ),
    footer: `You get this letter because a change of the address of your account at ${brand.name} was taken back.`,
  }
}

/** What happened, and to which devices. */
const passwordChanges = {
  by_link: 'was set anew with a reset link, and every device was signed out',
  in_the_account: 'was changed in the account, and every other device was signed out',
}

export function passwordChangedLetter(way: keyof typeof passwordChanges, supportEmail: string): Letter {
  return {
    subject: 'Your password was changed',
    preheader: 'If this was not you, write to us at once.',
    body: (
      <>
        <LetterHeading>Your password was changed</LetterHeading>
        <Paragraph>
          The password of your account at {brand.name} {passwordChanges[way]}.
        </Paragraph>
        <Paragraph>
          If this was not you, write to <LetterLink href={`mailto:${supportEmail}`}>{supportEmail}</LetterLink> at once.
        </Paragraph>
      </>
    ),
    footer: `You get this letter because the password of your account at ${brand.name} was changed.`,
  }
}

export function changeEmailLetter(link: string): Letter {
  return {
    subject: 'Please confirm your new e-mail address',
    preheader: 'One click, and your account moves to this address.',
    body: (
      <>
        <LetterHeading>Is this your new address?</LetterHeading>
        <Paragraph>
          Somebody, hopefully you, wants to use this e-mail address for an account at {brand.name} from now on. Until it
          is confirmed, the account keeps the address it has.
        </Paragraph>
        <LetterButton href={link}>Confirm my new address</LetterButton>
        <SmallPrint>The link works for 24 hours. If you did not ask for it, you can ignore this letter.</SmallPrint>
      </>
    ),
  }
}

export function emailChangeAskedLetter(undoLink: string): Letter {
  return {
    subject: 'A new e-mail address was asked for',
    preheader: 'If this was not you, you can stop it with one click.',
    body: (
      <>
        <LetterHeading>A new address for your account</LetterHeading>
        <Paragraph>
          Somebody, hopefully you, asked to use another e-mail address for your account at {brand.name}. It changes once
          the new address is confirmed.
        </Paragraph>
        <UndoParagraph undoLink={undoLink} />
      </>
    ),
    footer: emailChangeFooter,
  }
}

export function emailChangedLetter(undoLink: string): Letter {
  return {
    subject: 'Your e-mail address was changed',
    preheader: 'If this was not you, you can take it back with one click.',
    body: (
      <>
        <LetterHeading>Your address was changed</LetterHeading>
        <Paragraph>Your account at {brand.name} has another e-mail address now; you sign in with that one.</Paragraph>
        <UndoParagraph undoLink={undoLink} />
      </>
    ),
    footer: emailChangeFooter,
  }
}

const emailChangeFooter = `You get this letter because the address of your account at ${brand.name} changes.`

function UndoParagraph({ undoLink }: { undoLink: string }) {
  return (
    <>
      <Paragraph>
        If this was not you, take it back: every device is signed out, and this address stays yours.
      </Paragraph>
      <LetterButton href={undoLink}>This was not me</LetterButton>
      <SmallPrint>The link works for seven days. If it was you, nothing needs to be done.</SmallPrint>
    </>
  )
}
