// /unsubscribe for the forum's daily letter: one press and no sign-in; opening the link alone changes nothing.
import type { ReactNode } from 'react'
import { LinkPage } from '#design/link-page.tsx'
import { stopDigest } from './forum-care.api.ts'

const texts = {
  question: 'Stop the letters of the forum?',
  explanation: 'Replies and mentions will wait for you behind the bell in the forum, and no longer come by mail.',
  button: 'Stop these letters',
  pending: 'Stopping',
  done: 'No more letters of the forum',
  thanks: 'You can switch them on again in your account, under Forum.',
}

export function StopDigestPage({ token, nextLink }: { token: string; nextLink: ReactNode }) {
  return <LinkPage texts={texts} act={() => stopDigest(token)} nextLink={nextLink} />
}
