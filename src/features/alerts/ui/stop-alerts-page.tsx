// /stop-alerts: no more letters about a search, or about any; opening the link alone changes nothing.
import type { ReactNode } from 'react'
import { LinkPage } from '#design/link-page.tsx'
import { stopAlerts } from './alerts.api.ts'

const texts = {
  question: 'Stop these letters?',
  explanation: 'Your searches stay in your account and go on finding. We only no longer write about them.',
  button: 'Stop these letters',
  pending: 'Stopping',
  done: 'No more letters about it',
  thanks: 'You can switch them on again in your account, under Alerts.',
}

export function StopAlertsPage({ token, nextLink }: { token: string; nextLink: ReactNode }) {
  return <LinkPage texts={texts} act={() => stopAlerts(token)} nextLink={nextLink} />
}
