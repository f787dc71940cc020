// The pager: back, at most five pages, on. Real links where the caller can make them, buttons otherwise.
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { pageWindow } from './pagination-window.ts'

export interface PageLinkProps {
  page: number
  className: string
  'aria-label': string
  'aria-current': 'page' | undefined
  children: ReactNode
}

export interface PaginationProps {
  page: number
  totalPages: number
  /** Makes the link to a page; without it the pager uses buttons and `onPage`. */
  renderLink?: (link: PageLinkProps) => ReactNode
  onPage?: (page: number) => void
  disabled?: boolean
  label?: string
  className?: string
}

const step = 'page-step'
const resting = 'text-ink hover:bg-hover'

export function Pagination(props: PaginationProps) {
  const { page, totalPages, renderLink, onPage, disabled, label = 'Pages', className } = props
  if (totalPages <= 1) return null

  function drawStep(target: number, name: string, content: ReactNode) {
    const current = target === page && content === target
    const dead = disabled || target < 1 || target > totalPages
    const classes = classNames(step, current ? 'bg-solid text-on-solid' : dead ? 'text-ink opacity-40' : resting)
    const shared = { className: classes, 'aria-label': name, 'aria-current': current ? ('page' as const) : undefined }
    if (!dead && renderLink) return renderLink({ ...shared, page: target, children: content })
    return (
      <button {...shared} type="button" disabled={dead} onClick={() => onPage?.(target)}>
        {content}
      </button>
    )
  }

  return (
    <nav aria-label={label} className={className}>
      <ul className="flex flex-wrap items-center justify-center gap-1">
        <li>{drawStep(page - 1, 'Previous page', <ChevronLeft aria-hidden="true" />)}</li>
        {pageWindow(page, totalPages).map((number) => (
          <li key={number}>{drawStep(number, `Page ${number}`, number)}</li>
        ))}
        <li>{drawStep(page + 1, 'Next page', <ChevronRight aria-hidden="true" />)}</li>
      </ul>
    </nav>
  )
}
