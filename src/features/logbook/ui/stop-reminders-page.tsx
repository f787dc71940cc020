// /stop-reminders: no more letters before favourites close; opening the link alone changes nothing.
import type { ReactNode } from 'react'
import { LinkPage } from '#design/link-page.tsx'
import { stopReminders } from './calendar.api.ts'

const texts = {
  question: 'Stop reminders of closing days?',
  explanation: 'We will no longer write before a listing you saved closes. Your favorites stay as they are.',
  button: 'Stop reminders',
  pending: 'Stopping',
  done: 'No more reminders',
  thanks: 'You can switch them on again in your account, under Alerts.',
}

export function StopRemindersPage({ token, nextLink }: { token: string; nextLink: ReactNode }) {
  return <LinkPage texts={texts} act={() => stopReminders(token)} nextLink={nextLink} />
}
