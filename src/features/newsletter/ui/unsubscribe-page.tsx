// /unsubscribe: leaving takes one press and no sign-in; opening the link alone changes nothing.
import type { ReactNode } from 'react'
import { LinkPage } from '#design/link-page.tsx'
import { unsubscribe } from './reader.api.ts'

const texts = {
  question: 'Unsubscribe from the newsletter?',
  explanation: 'No more issues will come to this address. Your account, if you have one, stays as it is.',
  button: 'Unsubscribe',
  pending: 'Unsubscribing',
  done: 'You are unsubscribed',
  thanks: 'No more issues will come. Fair winds.',
}

export function UnsubscribePage({ token, nextLink }: { token: string; nextLink: ReactNode }) {
  return <LinkPage texts={texts} act={() => unsubscribe(token)} nextLink={nextLink} />
}
