// /guide: the contents, and for members every chapter on paper when the page is printed.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { Card, cardLinkClasses } from '#design/card.tsx'
import { Printer } from '#design/icons.tsx'
import { PageHeading } from '#design/page-heading.tsx'
import { Prose } from '#design/prose.tsx'
import { showFailure } from '#design/show-failure.ts'
import { SiteLink } from '#design/site-link.tsx'
import type { BodyNode } from '#features/content/content-body.schema.ts'
import { Body, readingWidth } from '#features/content/ui/reading.part.tsx'
import type { ChapterTeaser } from '../guide.schema.ts'
import { guideQuery } from './guide.api.ts'
import { GuideInvitation } from './guide-invitation.tsx'

const title = 'The guide'
const lead =
  'Applications and interviews in the ocean field, step by step: from reading an advert to the first weeks aboard.'

export interface GuidePageProps {
  chapters: readonly ChapterTeaser[]
  isReader: boolean
  isSignedIn: boolean
}

export function GuidePage({ chapters, isReader, isSignedIn }: GuidePageProps) {
  return (
    <div className="page-width py-10 sm:py-14">
      <div className={readingWidth}>
        <PageHeading title={title} lead={lead} actions={isReader && <PrintButton />} />
        {!isReader && <GuideInvitation after="contents" isSignedIn={isSignedIn} className="mt-8" />}
        <ol className="mt-8 grid gap-4 print:hidden">
          {chapters.map((chapter) => (
            <ContentsEntry key={chapter.id} {...chapter} />
          ))}
        </ol>
        {isReader && <OnPaper />}
      </div>
    </div>
  )
}

function ContentsEntry({ id, order, title: name, opening, minutes, free }: ChapterTeaser) {
  return (
    <Card as="li" interactive>
      <p className="text-sm text-muted">
        Chapter {order}
        <span aria-hidden="true"> · </span>
        {minutes} min
        {free && (
          <Badge tone="green" className="ml-2">
            Free to read
          </Badge>
        )}
      </p>
      <h2 className="mt-1 text-xl">
        <SiteLink to="/guide/$chapter" params={{ chapter: id }} className={cardLinkClasses}>
          {name}
        </SiteLink>
      </h2>
      <p className="mt-2 max-w-[65ch] text-muted">{opening}</p>
    </Card>
  )
}

function PrintButton() {
  const { data, refetch } = useQuery(guideQuery)
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    if (!data || !isAsked) return
    setAsked(false)
    window.print()
  }, [data, isAsked])
  // Without the text there is an empty sheet to print: what did not arrive is asked for once more, and printed once it is there.
  const print = async () => {
    if (data) return window.print()
    setAsked(true)
    const { error } = await refetch({ cancelRefetch: false })
    if (!error) return
    setAsked(false)
    showFailure({ title: 'The chapters did not load', text: 'Please try again later' }, error)
  }
  return (
    <Button variant="outline" pending={isAsked} pendingText="Getting them ready" onClick={() => void print()}>
      <Printer aria-hidden="true" />
      Print all chapters
    </Button>
  )
}

/** Fetched after the page has come to life, so that reading the contents does not wait for the whole text. */
function OnPaper() {
  const { data } = useQuery(guideQuery)
  return (
    <div data-testid="guide-on-paper" className="hidden print:block">
      {data?.chapters.map(({ id, order, title: name, body }) => (
        <section key={id} className="break-before-page">
          <h2 className="text-2xl">
            {order}. {name}
          </h2>
          <Prose className="mt-4">
            <Body nodes={body.map(oneLevelDown)} />
          </Prose>
        </section>
      ))}
    </div>
  )
}

/** Below a chapter's title, and without an id: chapters have headings of the same name. */
function oneLevelDown(node: BodyNode): BodyNode {
  if (typeof node === 'string' || (node[0] !== 'h2' && node[0] !== 'h3')) return node
  return ['h3', {}, node[2]]
}
