// The band at the top of a list page: deep water, the page's name, a sentence, and the swell below it.
import type { ReactNode } from 'react'
import { PageHeading } from '#design/page-heading.tsx'
import { Swell } from './swell.tsx'

export interface ContentBannerProps {
  title: string
  lead: ReactNode
  children?: ReactNode
}

export function ContentBanner({ title, lead, children }: ContentBannerProps) {
  return (
    <section data-scheme="dark" className="relative isolate overflow-hidden bg-deep">
      <Swell className="h-20 sm:h-28" />
      <div className="page-width pt-10 pb-24 sm:pt-14 sm:pb-32">
        <PageHeading size="lg" title={title} lead={lead} />
        {children}
      </div>
    </section>
  )
}
