// The coming issue: when it goes out, to how many, and what is new for it so far.
import { Alert } from '#design/alert.tsx'
import { Badge } from '#design/badge.tsx'
import { mondayOf, type Variant } from '#features/newsletter/newsletter.rules.ts'
import type { NewsletterDesk } from '#features/newsletter/newsletter.schema.ts'
import { writeNumber } from '#shared/plain-writing.ts'
import { IssueDraft } from './issue-draft.tsx'
import { statusLooks } from './issue-status.ts'

type Upcoming = NewsletterDesk['upcoming']
type Props = { upcoming: Upcoming; subscribers: number; variant: Variant }

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' })
const statusTexts = {
  sending: 'It is on its way: letter after letter goes out.',
  sent: 'It has been sent already.',
  skipped: 'It was skipped: nothing goes out on this Monday.',
  stopped: 'It was stopped; below, under Past issues, it can go on.',
}
const readersText = (count: number) => (count === 1 ? 'one reader' : `${writeNumber(count)} readers`)

export function ComingIssue({ upcoming, subscribers, variant }: Props) {
  const { week, status, timeZone } = upcoming
  const { tone, label } = statusLooks[status]
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby="coming-issue">
      <h2 id="coming-issue" className="flex flex-wrap items-center gap-3 text-xl">
        Coming issue <Badge tone={tone}>{label}</Badge>
      </h2>
      <p className="text-muted">
        {dayFormat.format(new Date(mondayOf(week)))}, 08:00 in {timeZone} ({week}), to {readersText(subscribers)}.{' '}
        {status === 'draft' && newsText(upcoming)}
      </p>
      {status === 'draft' ? (
        <IssueDraft upcoming={upcoming} readers={readersText(subscribers)} variant={variant} />
      ) : (
        <Alert kind="info">{statusTexts[status]} What is new from now on goes into the issue after it.</Alert>
      )}
    </section>
  )
}

function newsText({ hasNews, listings }: Upcoming): string {
  if (!hasNews) return 'There is nothing new so far; if it stays so, nothing is sent.'
  if (listings === 0) return 'A new article so far, and no new listings.'
  return listings === 1 ? 'One new listing so far.' : `${writeNumber(listings)} new listings so far.`
}
