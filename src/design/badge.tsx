// A short label in a tone. Colour is never the only thing that tells: the text does.
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { softTone, type Tone } from './tone.ts'

export interface BadgeProps {
  tone?: Tone
  /** Filled with the accent, for the one label that must be seen first. */
  strong?: boolean
  icon?: ReactNode
  className?: string
  children: ReactNode
}

export function Badge({ tone = 'slate', strong, icon, className, children }: BadgeProps) {
  return (
    <span className={classNames('badge', strong ? 'bg-accent text-on-accent' : softTone[tone], className)}>
      {icon}
      {children}
    </span>
  )
}
