// The way on at the end of a text: what stands before and after it.

import { ArrowLeft, ArrowRight } from '#design/icons.tsx'
import { SiteLink, type SiteTarget } from '#design/site-link.tsx'

export type Neighbour = { link: SiteTarget; title: string; label: string }

export interface NeighbourLinksProps {
  label: string
  before?: Neighbour | undefined
  after?: Neighbour | undefined
}

const linkClasses =
  'group grid min-h-11 content-center gap-1 rounded-md border border-line bg-surface p-5 hover:border-edge'

export function NeighbourLinks({ label, before, after }: NeighbourLinksProps) {
  return (
    <nav aria-label={label} className="grid gap-4 sm:grid-cols-2">
      {before && (
        <SiteLink {...before.link} className={linkClasses}>
          <span className="flex items-center gap-2 text-sm text-muted">
            <ArrowLeft aria-hidden="true" className="size-4" />
            {before.label}
          </span>
          <span className="font-semibold">{before.title}</span>
        </SiteLink>
      )}
      {after && (
        <SiteLink {...after.link} className={`${linkClasses} sm:col-start-2 sm:text-right`}>
          <span className="flex items-center gap-2 text-sm text-muted sm:justify-end">
            {after.label}
            <ArrowRight aria-hidden="true" className="size-4" />
          </span>
          <span className="font-semibold">{after.title}</span>
        </SiteLink>
      )}
    </nav>
  )
}
