// /guide/{chapter}: one chapter with its headings beside it and the way on; its beginning only for those who are not members.
import { linkOptions } from '@tanstack/react-router'
import { ArrowLeft } from '#design/icons.tsx'
import { Prose } from '#design/prose.tsx'
import { SiteLink } from '#design/site-link.tsx'
import { Body, NeighbourLinks, ReadingColumns, readingWidth } from '#features/content/ui/reading.part.tsx'
import type { Chapter, ChapterTeaser } from '../guide.schema.ts'
import { GuideInvitation } from './guide-invitation.tsx'

export interface ChapterPageProps {
  teaser: ChapterTeaser
  /** Null for those who may not read on. */
  chapter: Chapter | null
  isSignedIn: boolean
  /** May read every chapter. */
  isReader: boolean
  before: ChapterTeaser | undefined
  after: ChapterTeaser | undefined
}

export function ChapterPage({ teaser, chapter, isSignedIn, isReader, before, after }: ChapterPageProps) {
  const { order, title, opening, minutes, free } = teaser
  return (
    <div className="page-width py-8 sm:py-12">
      <article aria-labelledby="chapter-title">
        <header className={readingWidth}>
          <SiteLink
            to="/guide"
            className="link inline-flex min-h-11 items-center gap-2 text-sm font-semibold print:hidden"
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            All chapters
          </SiteLink>
          <p className="mt-4 text-sm font-semibold text-link">
            Chapter {order}
            <span aria-hidden="true"> · </span>
            {minutes} min
            {free && (
              <>
                <span aria-hidden="true"> · </span>
                Free to read
              </>
            )}
          </p>
          <h1 id="chapter-title" className="mt-2 text-3xl sm:text-4xl">
            {title}
          </h1>
        </header>
        {chapter ? (
          <ReadingColumns label="In this chapter" headings={chapter.headings} className="mt-8 sm:mt-12">
            <Prose>
              <Body nodes={chapter.body} />
            </Prose>
            {free && !isReader && <GuideInvitation after="freeChapter" isSignedIn={isSignedIn} className="mt-10" />}
          </ReadingColumns>
        ) : (
          <div className={readingWidth}>
            <Prose className="mt-8">
              <p>{opening}</p>
            </Prose>
            <GuideInvitation after="beginning" isSignedIn={isSignedIn} className="mt-8" />
          </div>
        )}
      </article>
      <div className={`${readingWidth} mt-14 print:hidden`}>
        <NeighbourLinks
          label="More chapters"
          before={before && towards(before, 'Previous chapter')}
          after={after && towards(after, 'Next chapter')}
        />
      </div>
    </div>
  )
}

function towards({ id, title }: ChapterTeaser, label: string) {
  return { link: linkOptions({ to: '/guide/$chapter', params: { chapter: id } }), title, label }
}
