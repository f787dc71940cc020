// The first thing on a page: where you are, its name, a sentence, and what you can do here.
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface PageHeadingProps {
  title: ReactNode
  /** A short line above the title: section or way back. */
  eyebrow?: ReactNode
  lead?: ReactNode
  actions?: ReactNode
  size?: 'md' | 'lg'
  className?: string
}

export function PageHeading({ title, eyebrow, lead, actions, size = 'md', className }: PageHeadingProps) {
  return (
    <div className={classNames('flex flex-wrap items-end justify-between gap-x-8 gap-y-4', className)}>
      <div className="min-w-0 max-w-2xl">
        {eyebrow && <div className="mb-2 text-sm font-semibold text-link">{eyebrow}</div>}
        <h1 className={size === 'lg' ? 'text-4xl' : 'text-3xl'}>{title}</h1>
        {lead && <p className="mt-3 text-lg text-muted">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-3">{actions}</div>}
    </div>
  )
}
