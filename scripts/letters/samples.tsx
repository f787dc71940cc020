// Every letter the product writes, with data that could be real: what npm run letters draws.
import {
  changeEmailLetter,
  emailChangeAskedLetter,
  emailChangedLetter,
  passwordChangedLetter,
  resetLetter,
  takenBackLetter,
  verifyEmailLetter,
} from '#features/accounts/server/account.letters.tsx'
import { factorChangedLetter, recoveryCodeUsedLetter } from '#features/accounts/server/second-factor.letters.tsx'
import { liftedLetter, suspensionLetter } from '#features/accounts/server/suspension.letters.tsx'
import { waitingLetter } from '#features/admin/server/waiting.letters.tsx'
import { alertLetter } from '#features/alerts/server/alerts.letters.tsx'
import { digestLetter, removedPostLetter, restoredPostLetter } from '#features/forum/server/forum.letters.tsx'
import { closingLetter } from '#features/logbook/server/logbook.letters.tsx'
import { endedLetter, receiptLetter, reminderLetter } from '#features/membership/server/membership.letters.tsx'
import { givenLetter, takenLetter } from '#features/membership/server/membership-change.letters.tsx'
import { type IssueContent, viewFor } from '#features/newsletter/newsletter.rules.ts'
import { confirmLetter, issueLetter } from '#features/newsletter/server/newsletter.letters.tsx'
import type { Letter } from '#platform/mail/letter.tsx'
import { aWrittenJob } from '#testing/jobs.ts'

const publicUrl = 'https://oceanberth.example'
const support = 'hello@oceanberth.example'
const end = new Date('2027-11-15T09:00:00Z')
const ids = Array.from({ length: 8 }, (_, at) => `00000000-0000-4000-8000-00000000000${at}`)

const content: IssueContent = {
  jobs: [
    {
      id: ids[0]!,
      title: 'Marine Biologist, Seagrass Monitoring',
      company: 'Mangrove Futures Fund',
      location: 'Mombasa, Kenya',
      pay: 'KES 180,000 a month',
    },
    {
      id: ids[1]!,
      title: 'Sea Turtle Nesting Volunteer',
      company: 'Azul Dive Collective',
      location: 'La Paz, Mexico',
      pay: 'You pay 900 EUR',
    },
    { id: ids[2]!, title: 'Hydrographic Surveyor', company: 'Blauwater Research', location: 'Kiel, Germany' },
    {
      id: ids[3]!,
      title: 'Plankton Taxonomy Internship',
      company: 'Pacific Plankton Laboratory',
      location: 'Monterey, United States',
    },
    {
      id: ids[4]!,
      title: 'Second Officer, Research Vessel Halcyon',
      company: 'Southern Survey Fleet',
      location: 'Hobart, Australia',
    },
  ],
  newest: ids.slice(0, 3),
  article: {
    id: 'coral-restoration-breakthrough',
    title: 'What coral nurseries have learned in ten years',
    description: 'Which fragments survive the first summer, and why the dull work of counting them decides everything.',
    isNew: true,
  },
  topics: [
    { id: ids[5]!, title: 'Is a commercial diving ticket worth it for a scientist?', replies: 14 },
    { id: ids[6]!, title: 'First field season: what did you forget to pack?', replies: 9 },
  ],
}
const intro =
  'Good morning from the harbour.\n\nThe survey season is filling its crews early this year, so several of these berths close soon.'
const links = {
  price: '$29.90 USD',
  publicUrl,
  unsubscribe: `${publicUrl}/unsubscribe?token=x`,
  preferences: `${publicUrl}/preferences?token=x`,
  isOwn: (address: string) => address.startsWith(publicUrl),
  mark: (address: string) => address,
}
const closing = content.jobs
  .slice(0, 2)
  .map(({ id, ...job }, at) => ({ jobId: id, ...job, closesOn: '2026-11-22', daysLeft: at === 0 ? 2 : 7 }))
const author = (username: string) => ({ id: ids[7]!, username, profilePicture: null, team: false })
const news = (at: number, kind: 'reply' | 'mention', username: string, title: string) => ({
  id: ids[at]!,
  kind,
  replyId: ids[at]!,
  topic: { id: ids[at]!, title },
  actor: author(username),
  createdAt: '2026-11-15T07:00:00.000Z',
  isRead: false,
})

export const samples: { name: string; letter: Letter }[] = [
  {
    name: 'issue, member',
    letter: issueLetter({ subject: '', intro, view: viewFor(content, 'member'), variant: 'member', links }),
  },
  {
    name: 'issue, free',
    letter: issueLetter({ subject: '', intro: '', view: viewFor(content, 'free'), variant: 'free', links }),
  },
  { name: 'newsletter, confirm', letter: confirmLetter(`${publicUrl}/confirm-newsletter?token=x`) },
  { name: 'verify', letter: verifyEmailLetter(`${publicUrl}/verify-email?token=x`) },
  { name: 'reset', letter: resetLetter(`${publicUrl}/admin-reset-password?token=x`) },
  { name: 'change of address taken back', letter: takenBackLetter(`${publicUrl}/admin-reset-password?token=x`) },
  { name: 'password changed', letter: passwordChangedLetter('by_link', support) },
  { name: 'change e-mail', letter: changeEmailLetter(`${publicUrl}/verify-email?token=x`) },
  { name: 'e-mail change asked', letter: emailChangeAskedLetter(`${publicUrl}/undo-email?token=x`) },
  { name: 'e-mail changed', letter: emailChangedLetter(`${publicUrl}/undo-email?token=x`) },
  { name: 'receipt', letter: receiptLetter('Inês', end, publicUrl, '$29.90 USD') },
  { name: 'reminder', letter: reminderLetter('Inês', 7, end, publicUrl) },
  { name: 'ended', letter: endedLetter('Inês', end, publicUrl) },
  {
    name: 'digest',
    letter: digestLetter(
      'ines.costa',
      [
        news(0, 'reply', 'kelp.keeper', 'Is a commercial diving ticket worth it for a scientist?'),
        news(1, 'mention', 'tom_tidepool', 'First field season: what did you forget to pack?'),
        news(2, 'reply', 'harbourmaster', 'Statistics you really need for stock assessment'),
      ],
      5,
      { publicUrl, stop: `${publicUrl}/unsubscribe?list=forum&token=x` },
    ),
  },
  {
    name: 'report outcome',
    letter: removedPostLetter(
      'ines.costa',
      {
        kind: 'reply',
        topicTitle: 'Liveaboard work in the Red Sea',
        content: 'Write to me privately, I can get anybody a berth on our boats for a small fee up front.',
      },
      'Asking people for money to get work is not allowed in the forum. Please read the rules before you post again.',
      'reported',
    ),
  },
  { name: 'post restored', letter: restoredPostLetter('ines.costa', 'reply') },
  {
    name: 'alert',
    letter: alertLetter(
      [
        {
          name: 'Seagrass in East Africa',
          jobs: content.jobs.slice(0, 2).map(({ pay = null, ...job }) => aWrittenJob({ ...job, salary: pay })),
          locked: 0,
          boardUrl: `${publicUrl}/?search=seagrass`,
          stopUrl: `${publicUrl}/unsubscribe?search=x`,
        },
      ],
      { publicUrl, stopAll: `${publicUrl}/unsubscribe?list=alerts&token=x`, price: '$29.90 USD' },
    ),
  },
  {
    name: 'closing soon',
    letter: closingLetter(closing, { publicUrl, stop: `${publicUrl}/unsubscribe?list=reminders&token=x` }),
  },
  { name: 'membership given', letter: givenLetter('Inês', end, publicUrl) },
  { name: 'membership taken', letter: takenLetter('Inês', publicUrl) },
  { name: 'second factor changed', letter: factorChangedLetter('passkey_added', support) },
  { name: 'recovery code used', letter: recoveryCodeUsedLetter(3, support) },
  {
    name: 'silenced',
    letter: suspensionLetter(
      {
        kind: 'silenced',
        reason: 'Three posts in a week that offered berths for money.',
        until: '2026-11-29T09:00:00.000Z',
        createdAt: '2026-11-15T09:00:00.000Z',
      },
      support,
    ),
  },
  { name: 'silence lifted', letter: liftedLetter('silenced', publicUrl) },
  {
    name: 'what waits',
    letter: waitingLetter(
      {
        ...{ payments: 1, reports: 2, links: 3, drafts: 12, requests: 0, letters: 0, disk: 0, backup: 1, settings: 0 },
        total: 19,
      },
      publicUrl,
    ),
  },
]
