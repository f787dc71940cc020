// /undo-email: takes a change of address back when the button is pressed; opening the link alone changes nothing.
import type { ReactNode } from 'react'
import { LinkPage } from '#design/link-page.tsx'
import { undoEmail } from './links.api.ts'

const texts = {
  question: 'Was this not you?',
  explanation:
    'One click, and your account keeps the address this letter came to. Every device is signed out, and members get a letter with a link to choose a new password.',
  button: 'Take the change back',
  pending: 'Taking it back',
  done: 'The change is taken back',
  thanks:
    'Your account has its address again, and every device is signed out. Members find a letter with a link in their mail: please choose a new password now.',
}

type Props = { token: string; onUndone: () => void; nextLink: ReactNode }

export function UndoEmailPage({ token, onUndone, nextLink }: Props) {
  return <LinkPage texts={texts} act={() => undoEmail(token).then(onUndone)} nextLink={nextLink} />
}
