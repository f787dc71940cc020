// What the operator is told when something waits at the desk.
import type { Letter } from '#platform/mail/letter.tsx'
import { LetterButton, LetterHeading, Paragraph } from '#platform/mail/letter-parts.tsx'

export function deskLetter({ doubtful, reports }: { doubtful: number; reports: number }, publicUrl: string): Letter {
  const waiting = [
    doubtful > 0 && `${doubtful} doubtful ${doubtful === 1 ? 'link' : 'links'}`,
    reports > 0 && `${reports} ${reports === 1 ? 'report' : 'reports'} of listings`,
  ]
    .filter(Boolean)
    .join(' and ')
  return {
    subject: `At the desk: ${waiting}`,
    preheader: `${waiting} ${doubtful + reports === 1 ? 'waits' : 'wait'} for a decision`,
    body: (
      <>
        <LetterHeading>Something waits for you</LetterHeading>
        <Paragraph>
          There {doubtful + reports === 1 ? 'is' : 'are'} {waiting}. Nothing is closed until you decide.
        </Paragraph>
        <LetterButton href={`${publicUrl}/admin`}>Open the desk</LetterButton>
      </>
    ),
    footer: 'You get this letter at most once a day, and only when something waits.',
  }
}
