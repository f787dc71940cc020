// The pager: back, at most five pages, on. Real links where the caller can make them, buttons otherwise.
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { kept } from './kept-markup.ts'
import { pageWindow } from './pagination-window.ts'
import { SiteLink } from './site-link.tsx'

export interface PaginationProps {
  page: number
  totalPages: number
  /** The address of a page; without it the pager uses buttons and `onPage`. */
  hrefOfPage?: (page: number) => string
  onPage?: (page: number) => void
  disabled?: boolean
  label?: string
  className?: string
}

export function Pagination({ page, totalPages, hrefOfPage, disabled, label = 'Pages', ...rest }: PaginationProps) {
  if (totalPages <= 1) return null
  const stepTo = (target: number): Step => {
    const isDead = disabled || target < 1 || target > totalPages
    return { page: target, href: isDead ? undefined : hrefOfPage?.(target), isDead, isCurrent: target === page }
  }
  return (
    <Steps
      label={label}
      back={stepTo(page - 1)}
      pages={pageWindow(page, totalPages).map(stepTo)}
      on={stepTo(page + 1)}
      {...rest}
    />
  )
}

type Step = { page: number; href: string | undefined; isDead: boolean; isCurrent: boolean }
type StepsProps = Pick<PaginationProps, 'onPage' | 'className'> & {
  label: string
  back: Step
  pages: Step[]
  on: Step
}

const Steps = kept(({ label, back, pages, on, onPage, className }: StepsProps) => (
  <nav aria-label={label} className={className}>
    <ul className="flex flex-wrap items-center justify-center gap-1">
      <li>
        <StepLink {...back} name="Previous page" onPage={onPage}>
          <ChevronLeft aria-hidden="true" />
        </StepLink>
      </li>
      {pages.map((step) => (
        <li key={step.page}>
          <StepLink {...step} name={`Page ${step.page}`} onPage={onPage}>
            {step.page}
          </StepLink>
        </li>
      ))}
      <li>
        <StepLink {...on} name="Next page" onPage={onPage}>
          <ChevronRight aria-hidden="true" />
        </StepLink>
      </li>
    </ul>
  </nav>
))

type StepLinkProps = Step & { name: string; onPage: PaginationProps['onPage']; children: ReactNode }

function StepLink({ page, href, isDead, isCurrent, name, onPage, children }: StepLinkProps) {
  const look = isCurrent ? 'bg-solid text-on-solid' : isDead ? 'text-ink opacity-40' : 'text-ink hover:bg-hover'
  const shared = {
    className: classNames('page-step', look),
    'aria-label': name,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    children,
  }
  if (href !== undefined) return <SiteLink {...shared} href={href} />
  return <button {...shared} type="button" disabled={isDead} onClick={() => onPage?.(page)} />
}
