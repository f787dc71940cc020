// A part of the page with a height of its own: named, and reachable by keyboard, so that it can be scrolled without a mouse.
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

interface ScrollAreaProps extends Omit<ComponentProps<'section'>, 'tabIndex'> {
  /** What is in it, for screen readers. */
  label: string
}

// It does nothing by itself, but whoever has no mouse scrolls what has the focus.
const scrollsByKeyboard = { tabIndex: 0 } as const

export function ScrollArea({ label, className, ...rest }: ScrollAreaProps) {
  const look = classNames('max-h-[40rem] min-w-0 overflow-y-auto rounded-lg border border-line', className)
  return <section {...rest} {...scrollsByKeyboard} aria-label={label} className={look} />
}
