// The letters of the second factor: what was added, removed or used. Nothing that somebody chose stands in them.
import type { Letter } from '#platform/mail/letter.tsx'
import { LetterHeading, LetterLink, Paragraph } from '#platform/mail/letter-parts.tsx'
import { brand } from '#shared/brand.ts'

const changes = {
  totp_added: ['An authenticator app was added', 'From now on, signing in also asks for a code of the app.'],
  totp_removed: ['An authenticator app was removed', 'Its codes do not count any more.'],
  passkey_added: ['A passkey was added', 'It signs you in without a password.'],
  passkey_removed: ['A passkey was removed', 'It does not sign anybody in any more.'],
  codes_renewed: ['New recovery codes were made', 'The ones before do not work any more.'],
  all_reset: [
    'Your second factor was reset',
    'We removed the app, all passkeys and all recovery codes of your account, and signed out every device.',
  ],
} as const

export type FactorChange = keyof typeof changes

export function factorChangedLetter(change: FactorChange, supportEmail: string): Letter {
  const [title, meaning] = changes[change]
  return notice(title, meaning, supportEmail)
}

export function recoveryCodeUsedLetter(left: number, supportEmail: string): Letter {
  const rest = left === 0 ? 'None is left' : left === 1 ? 'One is left' : `${left} are left`
  return notice(
    'A recovery code was used',
    `Somebody, hopefully you, signed in with one of your recovery codes. ${rest}. You can make new ones in your profile.`,
    supportEmail,
  )
}

function notice(title: string, meaning: string, supportEmail: string): Letter {
  return {
    subject: title,
    preheader: 'If this was not you, write to us at once.',
    body: (
      <>
        <LetterHeading>{title}</LetterHeading>
        <Paragraph>
          This is about your account at {brand.name}. {meaning}
        </Paragraph>
        <Paragraph>
          If this was not you, change your password and write to{' '}
          <LetterLink href={`mailto:${supportEmail}`}>{supportEmail}</LetterLink> at once.
        </Paragraph>
      </>
    ),
    footer: `You get this letter because the way to sign in to your account at ${brand.name} changed or was used.`,
  }
}
