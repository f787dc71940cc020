// The coming issue: when it goes out and to how many, its intro, and the test, the skip and the sending.
import { useRef, useState } from 'react'
import { Alert } from '#design/alert.tsx'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { TextAreaField, TextField } from '#design/field.tsx'
import { UnsavedChanges } from '#design/unsaved-changes.tsx'
import { mondayOf, type Variant } from '#features/newsletter/newsletter.rules.ts'
import { IntroEdit, type NewsletterDesk } from '#features/newsletter/newsletter.schema.ts'
import { useIntroEdit, useSendNow, useSkip, useTrial } from '#features/newsletter/ui/desk.api.ts'
import { writeNumber } from '#shared/plain-writing.ts'
import { statusLooks } from './issue-status.ts'
import { followSaved, type IssueWords, isSame } from './saved-words.ts'

type Upcoming = NewsletterDesk['upcoming']
type Props = { upcoming: Upcoming; subscribers: number; variant: Variant }

const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' })
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
        <Draft upcoming={upcoming} subscribers={subscribers} variant={variant} />
      ) : (
        <Alert kind="info">
          {status === 'skipped' ? 'It was skipped: nothing goes out on this Monday.' : 'It has been sent already.'} What
          is new from now on goes into the issue after it.
        </Alert>
      )}
    </section>
  )
}

function newsText({ hasNews, listings }: Upcoming): string {
  if (!hasNews) return 'There is nothing new so far; if it stays so, nothing is sent.'
  if (listings === 0) return 'A new article so far, and no new listings.'
  return listings === 1 ? 'One new listing so far.' : `${writeNumber(listings)} new listings so far.`
}

function Draft({ upcoming, subscribers, variant }: Props) {
  const saved: IssueWords = { intro: upcoming.intro, subject: upcoming.subject }
  const [typed, setTyped] = useState(saved)
  const [known, setKnown] = useState(saved)
  const [isInTheWay, setInTheWay] = useState(false)
  const sent = useRef<IssueWords | null>(null)
  const { intro, subject } = typed
  const [error, setError] = useState<string>()
  const [asked, setAsked] = useState<'send' | 'skip' | null>(null)
  const [save, trial, skip, send] = [useIntroEdit(), useTrial(), useSkip(), useSendNow()]
  const isChanged = !isSame(typed, saved)
  const close = { onSettled: () => setAsked(null) }

  if (!isSame(saved, known)) {
    const next = followSaved({ typed, known, sent: sent.current }, saved)
    setKnown(saved)
    setTyped(next.typed)
    setInTheWay(next.isInTheWay)
  }

  function saveIntro() {
    const parsed = IntroEdit.safeParse({ intro, subject })
    setError(parsed.error?.issues[0]?.message)
    if (!parsed.success) return
    sent.current = { subject, ...parsed.data }
    save.mutate(parsed.data)
  }

  function takeTheirs() {
    setTyped(saved)
    setInTheWay(false)
  }

  return (
    <Card className="grid gap-5">
      <UnsavedChanges isUnsaved={isChanged} />
      {isInTheWay && isChanged && (
        <Alert
          kind="warning"
          live
          title="Somebody saved other words meanwhile"
          action={
            <Button size="sm" variant="outline" onClick={takeTheirs}>
              Take theirs
            </Button>
          }
        >
          <p className="[overflow-wrap:anywhere] whitespace-pre-line">
            {[saved.subject, saved.intro].filter(Boolean).join('\n')}
          </p>
          <p>If you save, yours take their place.</p>
        </Alert>
      )}
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (!save.isPending) saveIntro()
        }}
      >
        <TextField
          label="Subject"
          name="subject"
          maxLength={150}
          value={subject}
          hint="Left empty, it says how many listings are new."
          onChange={({ target }) => setTyped({ ...typed, subject: target.value })}
        />
        <TextAreaField
          label="Intro"
          name="intro"
          rows={4}
          value={intro}
          error={error}
          aside={`${writeNumber([...intro].length)} of 2,000`}
          hint="Above the listings, in Markdown: **strong**, *soft*, [a link](https://…), lists and headings."
          onChange={({ target }) => setTyped({ ...typed, intro: target.value })}
        />
        <Button
          type="submit"
          className="justify-self-start"
          aria-disabled={!isChanged}
          pending={save.isPending}
          pendingText="Saving"
        >
          Save intro
        </Button>
      </form>
      <div className="grid gap-3 border-t border-line pt-5">
        <div className="flex flex-wrap gap-3">
          <Button
            variant="outline"
            pending={trial.isPending}
            pendingText="Sending"
            onClick={() => trial.mutate({ variant, draft: { intro, subject } })}
          >
            Send me a test
          </Button>
          <Button variant="outline" onClick={() => setAsked('skip')}>
            Skip this issue
          </Button>
          <Button variant="primary" disabled={isChanged || !upcoming.hasNews} onClick={() => setAsked('send')}>
            Send now
          </Button>
        </div>
        {/* Below: above, it would move the buttons from under somebody's finger when the intro is saved. */}
        {isChanged && (
          <p className="text-sm text-muted">
            A test has what stands here. Save the intro first: what is sent has the saved one.
          </p>
        )}
      </div>
      <ConfirmDialog
        open={asked === 'send'}
        onOpenChange={() => setAsked(null)}
        title="Send this issue now?"
        description={`It goes to ${readersText(subscribers)} at once, instead of on Monday. This cannot be taken back.`}
        confirmText="Send it"
        danger={false}
        pending={send.isPending}
        pendingText="Sending"
        onConfirm={() => send.mutate(upcoming.week, close)}
      />
      <ConfirmDialog
        open={asked === 'skip'}
        onOpenChange={() => setAsked(null)}
        title="Skip this issue?"
        description="Nothing goes out on this Monday. Its listings come with the issue after it."
        confirmText="Skip it"
        pending={skip.isPending}
        pendingText="Skipping"
        onConfirm={() => skip.mutate(upcoming.week, close)}
      />
    </Card>
  )
}
