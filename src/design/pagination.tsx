// The pager: back, at most five pages, on. Real links where the caller can make them, buttons otherwise.

import type { ReactNode } from 'react'
import { ChevronLeft, ChevronRight } from '#design/icons.tsx'
import { classNames } from './class-names.ts'
import { pageWindow } from './pagination-window.ts'
import { SiteLink, type SiteTarget } from './site-link.tsx'

export interface PaginationProps {
  page: number
  totalPages: number
  /** Where a page is; without it the pager uses buttons and `onPage`. */
  linkOfPage?: (page: number) => SiteTarget
  onPage?: (page: number) => void
  /** The caller moves the page when a link is followed; otherwise one begins at its top. */
  onFollow?: () => void
  disabled?: boolean
  label?: string
  className?: string
}

export function Pagination(props: PaginationProps) {
  const { page, totalPages, linkOfPage, onPage, onFollow, disabled, label = 'Pages', className } = props
  if (totalPages <= 1) return null
  const stepTo = (target: number): Step => {
    const isDead = disabled || target < 1 || target > totalPages
    return { page: target, link: isDead ? undefined : linkOfPage?.(target), isDead, isCurrent: target === page }
  }
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex flex-wrap items-center justify-center gap-1">
        <li>
          <StepLink {...stepTo(page - 1)} name="Previous page" onPage={onPage} onFollow={onFollow}>
            <ChevronLeft aria-hidden="true" />
          </StepLink>
        </li>
        {pageWindow(page, totalPages).map((target) => (
          <li key={target}>
            <StepLink {...stepTo(target)} name={`Page ${target}`} onPage={onPage} onFollow={onFollow}>
              {target}
            </StepLink>
          </li>
        ))}
        <li>
          <StepLink {...stepTo(page + 1)} name="Next page" onPage={onPage} onFollow={onFollow}>
            <ChevronRight aria-hidden="true" />
          </StepLink>
        </li>
      </ul>
    </nav>
  )
}

type Step = { page: number; link: SiteTarget | undefined; isDead: boolean; isCurrent: boolean }

type StepLinkProps = Step & {
  name: string
  onPage: PaginationProps['onPage']
  onFollow: PaginationProps['onFollow']
  children: ReactNode
}

function StepLink({ page, link, isDead, isCurrent, name, onPage, onFollow, children }: StepLinkProps) {
  const look = isCurrent ? 'bg-solid text-on-solid' : isDead ? 'text-ink opacity-40' : 'text-ink hover:bg-hover'
  const shared = {
    className: classNames('page-step', look),
    'aria-label': name,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    children,
  }
  if (link) return <SiteLink {...link} {...shared} resetScroll={!onFollow} onClick={onFollow} />
  return <button {...shared} type="button" disabled={isDead} onClick={() => onPage?.(page)} />
}
