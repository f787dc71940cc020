// The way on at the end of a text: what stands before and after it.
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { ContentLink } from './content-link.tsx'

export type Neighbour = { href: string; title: string; label: string }

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
        <ContentLink href={before.href} className={linkClasses}>
          <span className="flex items-center gap-2 text-sm text-muted">
            <ArrowLeft aria-hidden="true" className="size-4" />
            {before.label}
          </span>
          <span className="font-semibold">{before.title}</span>
        </ContentLink>
      )}
      {after && (
        <ContentLink href={after.href} className={`${linkClasses} sm:col-start-2 sm:text-right`}>
          <span className="flex items-center gap-2 text-sm text-muted sm:justify-end">
            {after.label}
            <ArrowRight aria-hidden="true" className="size-4" />
          </span>
          <span className="font-semibold">{after.title}</span>
        </ContentLink>
      )}
    </nav>
  )
}
