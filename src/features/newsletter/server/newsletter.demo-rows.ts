// The rows of the demo's newsletter, invented: names, hosts, and how the last issues went.
import type { SuppressionReason } from '../newsletter.rules.ts'

export const demoNames = [
  'ana.moreira',
  'b.okafor',
  'clara.lindqvist',
  'd.nakamura',
  'elif.demir',
  'finn.larsen',
  'giulia.ferri',
  'hanna.virtanen',
  'ilse.devries',
  'j.tupou',
  'kofi.mensah',
  'lea.fontaine',
  'mateo.rojas',
  'nadia.haddad',
  'oisin.byrne',
  'priya.nair',
  'quinn.maddox',
  'rafael.sousa',
  'siti.rahman',
  'tomas.novak',
  'uma.krishnan',
  'viktor.petrov',
  'wren.calloway',
  'ximena.vega',
  'yara.salib',
  'zoe.marchetti',
] as const

export const demoHosts = ['mail.example', 'post.example', 'university.example', 'reef.example'] as const

/** The last one first: which part of today's readers it reached, and what came of it. None: a week without news. */
export const demoIssues = [
  { share: 1, bounced: 1, unsubscribed: 1 },
  { share: 0.96, bounced: 0, unsubscribed: 2 },
  { share: 0.92, bounced: 1, unsubscribed: 0 },
  { share: 0, bounced: 0, unsubscribed: 0 },
  { share: 0.85, bounced: 0, unsubscribed: 1 },
  { share: 0.78, bounced: 1, unsubscribed: 1 },
] as const

export const demoLost = [
  {
    key: 'verify:demo:1',
    recipient: 'captian@mail.exmaple',
    subject: 'Please confirm your e-mail address',
    status: 'failed' as const,
    attempts: 1,
    lastError: '550 5.1.2 The domain of the recipient does not exist',
    hoursAgo: 5,
  },
  {
    key: 'newsletter-confirm:demo:1',
    recipient: 'reader@slow.example',
    subject: 'Please confirm: the Ocean Berth newsletter',
    status: 'dead' as const,
    attempts: 19,
    lastError: 'The mail server did not take the letter (EENVELOPE: 451 4.3.2 Try again later)',
    hoursAgo: 31,
  },
  {
    key: 'receipt:demo:1',
    recipient: 'b.okafor@post.example',
    subject: 'Welcome aboard: your Ocean Berth membership',
    status: 'failed' as const,
    attempts: 1,
    lastError: '552 5.2.2 The mailbox is over its quota',
    hoursAgo: 74,
  },
] as const

export const demoSuppressions: readonly { emailKey: string; reason: SuppressionReason; daysAgo: number }[] = [
  { emailKey: 'captian@mail.exmaple', reason: 'bounce', daysAgo: 0 },
  { emailKey: 'old.office@university.example', reason: 'bounce', daysAgo: 13 },
  { emailKey: 'no.more.please@post.example', reason: 'complaint', daysAgo: 27 },
]

export const demoIntro =
  'Good morning from the harbour.\n\nThe survey season is filling its crews early this year, so several of this week’s berths close soon. Fair winds with your applications.'
