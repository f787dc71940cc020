// A sheet of paper on the page, and the two classes that make a whole card one link with buttons apart.
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export type CardElement = 'div' | 'article' | 'section' | 'li' | 'aside'

export interface CardProps extends ComponentProps<'div'> {
  as?: CardElement
  /** Lifts under the pointer; for cards that hold a link with `cardLinkClasses`. */
  interactive?: boolean
  padding?: 'none' | 'md' | 'lg'
}

const paddings = { none: '', md: 'p-5 sm:p-6', lg: 'p-6 sm:p-8' } as const

export function Card({ as: Element = 'div', interactive, padding = 'md', className, ...rest }: CardProps) {
  // The elements share every attribute a card takes; one prop type keeps the call simple.
  const Tag = Element as 'div'
  return (
    <Tag
      {...rest}
      className={classNames(
        'relative min-w-0 rounded-lg border border-line bg-surface',
        paddings[padding],
        interactive && 'card-lift',
        className,
      )}
    />
  )
}

/** On the card's one link: its target is the whole card. */
export const cardLinkClasses =
  'after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 ' +
  'focus-visible:after:outline-offset-2 focus-visible:after:outline-focus'

/** On whatever inside the card has a target of its own. */
export const cardAboveClasses = 'relative z-10'
