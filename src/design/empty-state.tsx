// A list with nothing in it: a picture, what happened, and a next step.
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface EmptyStateProps {
  illustration?: ReactNode
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
  /** The heading's level in the page's order. */
  level?: 1 | 2 | 3
  className?: string
}

export function EmptyState({ illustration, title, text, action, level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={classNames('mx-auto grid max-w-md justify-items-center px-4 py-12 text-center', className)}>
      {illustration && <div className="mb-6 w-full max-w-72">{illustration}</div>}
      <Heading className="text-xl">{title}</Heading>
      {text && <p className="mt-2 text-muted text-balance">{text}</p>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
