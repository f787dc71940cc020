// /logbook: the logbook with the whole width of a page.
import type { ReactNode } from 'react'
import { useFocusNearby } from '#design/focus-nearby.ts'
import { PageHeading } from '#design/page-heading.tsx'
import { LogbookBoard } from './logbook-board.tsx'

type Props = { now: Date; drawNote: (note: string) => ReactNode }

export function LogbookPage(props: Props) {
  const nearby = useFocusNearby<HTMLDivElement>()
  return (
    <div {...nearby} className="page-width py-10 md:py-14">
      <PageHeading title="Logbook" lead="Your applications, from interest to answer. Only you can read it." />
      <div className="mt-8">
        <LogbookBoard {...props} />
      </div>
    </div>
  )
}
