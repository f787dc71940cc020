// One link at the desk: what the listing says, what was found, and the decision, by hand or by key.
import type { KeyboardEvent, ReactNode } from 'react'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { ExternalLink } from '#design/icons.tsx'
import { SiteLink } from '#design/site-link.tsx'
import type { Tone } from '#design/tone.ts'
import { writeMoment } from '#shared/plain-writing.ts'
import { type LinkState, reasonTexts } from '../guardian.rules.ts'
import type { Link } from '../link.schema.ts'
import { useCloseLink, useKeepLink, useLookNow, useReopenLink } from './links.api.ts'

const tones: Record<LinkState, Tone> = { open: 'green', unknown: 'slate', doubtful: 'amber', closed: 'coral' }
const names: Record<LinkState, string> = { open: 'Open', unknown: 'Unknown', doubtful: 'Doubtful', closed: 'Closed' }

export function LinkCard({ link }: { link: Link }) {
  const { state, title, company, description, reason, excerpt, url, foundUrl, checkedAt, openAt } = link
  return (
    <Card as="li" id={`row-${link.jobId}`} className="grid grid-cols-1 gap-4">
      <div className="grid gap-6 md:grid-cols-2">
        <div className="min-w-0">
          <p className="text-sm font-semibold text-muted">The listing</p>
          <h3 className="mt-1 text-lg" dir="auto">
            <SiteLink to="/jobs/$id" params={{ id: link.jobId }} className="link">
              {title}
            </SiteLink>
          </h3>
          <p className="text-muted">
            <bdi>{company}</bdi>
          </p>
          {description && (
            <p dir="auto" className="mt-2 line-clamp-4 text-sm [overflow-wrap:anywhere]">
              {description}
            </p>
          )}
        </div>
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 text-sm font-semibold text-muted">
            What was found <Badge tone={tones[state]}>{names[state]}</Badge>
          </p>
          <p className="mt-2">{reasonTexts[reason]}</p>
          {excerpt && (
            <blockquote dir="auto" className="mt-2 border-l-2 border-line pl-3 text-sm [overflow-wrap:anywhere]">
              {excerpt}
            </blockquote>
          )}
          <p className="mt-2 text-sm">
            <a href={url} target="_blank" rel="noopener noreferrer" className="link break-all">
              {url} <ExternalLink className="inline size-4" aria-hidden="true" />
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </p>
          {foundUrl && foundUrl !== url && <p className="mt-1 text-sm break-all text-muted">leads to {foundUrl}</p>}
          <p className="mt-1 text-sm text-muted">
            {checkedAt ? `Looked at on ${writeMoment(new Date(checkedAt))} UTC` : 'Not looked at yet'}
            {openAt && `, last seen open on ${writeMoment(new Date(openAt))} UTC`}
          </p>
        </div>
      </div>
      <Decision link={link} />
    </Card>
  )
}

/** The keys count while one of these buttons has the focus, so that nobody decides by typing elsewhere. */
function Decision({ link }: { link: Link }) {
  const [keep, close, reopen, look] = [useKeepLink(), useCloseLink(), useReopenLink(), useLookNow()]
  const isBusy = [keep, close, reopen, look].some(({ isPending }) => isPending)
  const isClosed = link.state === 'closed'
  const acts: Record<string, (() => Promise<unknown>) | undefined> = isClosed
    ? { o: () => reopen.mutateAsync(link) }
    : { k: () => keep.mutateAsync(link), c: () => close.mutateAsync(link) }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = acts[event.key.toLowerCase()]
    if (!act || isBusy || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const card = event.currentTarget.closest('li')
    const next = card?.nextElementSibling ?? card?.previousElementSibling
    // Whoever works by keys goes on with the next one; a failure has been told.
    act().then(
      () => next?.querySelector('button')?.focus(),
      () => undefined,
    )
  }
  return (
    <div className="flex flex-wrap gap-2">
      {isClosed ? (
        <Button
          size="sm"
          pending={reopen.isPending}
          pendingText="Opening"
          aria-keyshortcuts="o"
          onKeyDown={onKeyDown}
          onClick={() => reopen.mutate(link)}
        >
          <Named word="Reopen" shortcut="O" of={link} />
        </Button>
      ) : (
        <>
          <Button
            size="sm"
            variant="outline"
            pending={keep.isPending}
            pendingText="Keeping"
            aria-keyshortcuts="k"
            onKeyDown={onKeyDown}
            onClick={() => keep.mutate(link)}
          >
            <Named word="Keep" shortcut="K" of={link} />
          </Button>
          <Button
            size="sm"
            variant="outline"
            pending={close.isPending}
            pendingText="Closing"
            aria-keyshortcuts="c"
            onKeyDown={onKeyDown}
            onClick={() => close.mutate(link)}
          >
            <Named word="Close" shortcut="C" of={link} />
          </Button>
          <Button
            size="sm"
            variant="ghost"
            pending={look.isPending}
            pendingText="Looking"
            onKeyDown={onKeyDown}
            onClick={() => look.mutate(link)}
          >
            <Named word="Look now" of={link} />
          </Button>
        </>
      )}
    </div>
  )
}

/** The name of a button is what it shows, and what it is about. */
function Named({ word, shortcut, of }: { word: string; shortcut?: string; of: Link }) {
  return (
    <>
      {word} {shortcut && <Key>{shortcut}</Key>}
      <span className="sr-only"> {of.title}</span>
    </>
  )
}

function Key({ children }: { children: ReactNode }) {
  return <kbd className="rounded border border-line px-1.5 text-xs font-semibold text-muted">{children}</kbd>
}
