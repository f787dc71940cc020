// /confirm-newsletter: the address counts when the button is pressed; opening the link alone changes nothing.
import type { ReactNode } from 'react'
import { LinkPage } from '#design/link-page.tsx'
import { confirmAddress } from './reader.api.ts'

const texts = {
  question: 'Shall we write to you?',
  explanation: 'One click, and the weekly newsletter comes to you on Mondays. Every issue has a link to stop it.',
  button: 'Yes, send it to me',
  pending: 'Confirming',
  done: 'You are subscribed',
  thanks: 'Thank you. The next issue comes on Monday.',
}

export function ConfirmNewsletterPage({ token, nextLink }: { token: string; nextLink: ReactNode }) {
  return <LinkPage texts={texts} act={() => confirmAddress(token)} nextLink={nextLink} />
}
