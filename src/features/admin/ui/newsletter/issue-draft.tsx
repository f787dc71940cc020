// The coming issue as long as it is a draft: its words, and the test, the skip and the sending.
import { useState } from 'react'
import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { UnsavedChanges } from '#design/unsaved-changes.tsx'
import type { Variant } from '#features/newsletter/newsletter.rules.ts'
import type { NewsletterDesk } from '#features/newsletter/newsletter.schema.ts'
import { useSendNow, useSkip, useTrial } from '#features/newsletter/ui/desk.api.ts'
import type { IssueWords } from './saved-words.ts'
import { useIssueWords } from './use-issue-words.ts'
import { WordsFields } from './words-fields.tsx'

type Props = {
  upcoming: NewsletterDesk['upcoming']
  /** As in "one reader". */
  readers: string
  variant: Variant
}

export function IssueDraft({ upcoming, readers, variant }: Props) {
  const saved: IssueWords = { intro: upcoming.intro, subject: upcoming.subject }
  const words = useIssueWords(upcoming.week, saved)
  const trial = useTrial()
  const [asked, setAsked] = useState<Asked>(null)
  return (
    <Card className="grid gap-5">
      <UnsavedChanges isUnsaved={words.isChanged} />
      {words.isInTheWay && words.isChanged && (
        <Alert
          kind="warning"
          live
          title="Somebody saved other words meanwhile"
          action={
            <Button size="sm" variant="outline" onClick={words.takeTheirs}>
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
      <WordsForm words={words} />
      <div className="grid gap-3 border-t border-line pt-5">
        <div className="flex flex-wrap gap-3">
          <Button
            variant="outline"
            pending={trial.isPending}
            pendingText="Sending"
            onClick={() => trial.mutate({ variant, draft: words.typed })}
          >
            Send me a test
          </Button>
          <Button variant="outline" onClick={() => setAsked('skip')}>
            Skip this issue
          </Button>
          <Button variant="primary" disabled={words.isChanged || !upcoming.hasNews} onClick={() => setAsked('send')}>
            Send now
          </Button>
        </div>
        {/* Below: above, it would move the buttons from under somebody's finger when the intro is saved. */}
        {words.isChanged && (
          <p className="text-sm text-muted">
            A test has what stands here. Save the intro first: what is sent has the saved one.
          </p>
        )}
      </div>
      <Questions week={upcoming.week} readers={readers} asked={asked} onEnd={() => setAsked(null)} />
    </Card>
  )
}

function WordsForm({ words }: { words: ReturnType<typeof useIssueWords> }) {
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        words.save()
      }}
    >
      <WordsFields words={words.typed} error={words.error} onChange={words.change} />
      <Button
        type="submit"
        className="justify-self-start"
        aria-disabled={!words.isChanged}
        pending={words.isSaving}
        pendingText="Saving"
      >
        Save intro
      </Button>
    </form>
  )
}

type Asked = 'send' | 'skip' | null

function Questions({
  week,
  readers,
  asked,
  onEnd,
}: {
  week: string
  readers: string
  asked: Asked
  onEnd: () => void
}) {
  const [skip, send] = [useSkip(), useSendNow()]
  const close = { onSettled: onEnd }
  return (
    <>
      <ConfirmDialog
        open={asked === 'send'}
        onOpenChange={onEnd}
        title="Send this issue now?"
        description={`It goes to ${readers} at once, instead of on Monday. It can be stopped on its way; what has gone out cannot be taken back.`}
        confirmText="Send it"
        danger={false}
        pending={send.isPending}
        pendingText="Sending"
        onConfirm={() => send.mutate(week, close)}
      />
      <ConfirmDialog
        open={asked === 'skip'}
        onOpenChange={onEnd}
        title="Skip this issue?"
        description="Nothing goes out on this Monday. Its listings come with the issue after it."
        confirmText="Skip it"
        pending={skip.isPending}
        pendingText="Skipping"
        onConfirm={() => skip.mutate(week, close)}
      />
    </>
  )
}
