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

export function Card({ as: Element = 'div', interactive, padding = 'md', className, ...rest }: CardProps) {
  // The elements share every attribute a card takes; one prop type keeps the call simple.
  const Tag = Element as 'div'
  return (
    <Tag
      {...rest}
      className={classNames('card', padding !== 'none' && `card-${padding}`, interactive && 'card-lift', className)}
    />
  )
}

/** On the card's one link: its target is the whole card. */
export const cardLinkClasses = 'card-link'

/** On whatever inside the card has a target of its own. */
export const cardAboveClasses = 'relative z-10'
