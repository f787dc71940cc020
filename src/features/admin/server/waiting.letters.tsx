// What the admins are told when something waits for a person.
import type { Letter } from '#platform/mail/letter.tsx'
import { LetterButton, LetterHeading, LetterRows, Paragraph } from '#platform/mail/letter-parts.tsx'
import { listWaiting } from '../waiting.rules.ts'
import type { Waiting } from '../waiting.schema.ts'

export function waitingLetter(waiting: Waiting, publicUrl: string): Letter {
  const things = listWaiting(waiting)
  const hrefOf = (at: (typeof things)[number]['at']) => `${publicUrl}/admin?${new URLSearchParams(at)}`
  const count = waiting.total === 1 ? 'One thing waits' : `${waiting.total} things wait`
  return {
    subject: `At the desk: ${things.map(({ text }) => text).join(', ')}`,
    preheader: `${count} for a decision`,
    body: (
      <>
        <LetterHeading>{count} for you</LetterHeading>
        <Paragraph>Each line leads to where it is dealt with.</Paragraph>
        <LetterRows
          rows={things.map(({ kind, text, about, at }) => ({ key: kind, title: text, about, href: hrefOf(at) }))}
        />
        <LetterButton href={`${publicUrl}/admin`}>Open the desk</LetterButton>
      </>
    ),
    footer: 'You get this letter because you are an admin, at most once a day, and only when something waits.',
  }
}
