// Buttons, and the classes that let a link look like one. One accent (primary) per page.
import type { ComponentProps, MouseEvent } from 'react'
import { classNames } from './class-names.ts'
import { useHydrated } from './hydrated.ts'
import { Spinner } from './spinner.tsx'

export type ButtonVariant = 'primary' | 'solid' | 'outline' | 'ghost' | 'danger' | 'link'
export type ButtonSize = 'sm' | 'md'

export interface ButtonLook {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Fills the width of its container. */
  block?: boolean
  className?: string
}

export function buttonClasses({ variant = 'solid', size = 'md', block, className }: ButtonLook = {}): string {
  return classNames('btn', `btn-${variant}`, `btn-${size}`, block && 'w-full', className)
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Waiting for an answer: keeps focus, refuses clicks, says so. */
  pending?: boolean
  /** What the button says while it waits; its own text if left out. */
  pendingText?: string
}

export function Button(props: ButtonProps) {
  const { variant, size, block, className, pending, pendingText, type = 'button', onClick, children, ...rest } = props
  // A form that is sent before the page has come to life would only reload it.
  const isHydrated = useHydrated()
  const isTooEarly = type === 'submit' && !isHydrated
  // aria-disabled rather than disabled while something is under way, so that focus does not fall off the page.
  const isHeld = pending || rest['aria-disabled'] || undefined
  // On a slow machine both presses of a double click come before it is drawn that what the first one began is under way.
  const refuseWhileHeld = (event: MouseEvent<HTMLButtonElement>) =>
    isHeld || (pending === false && event.detail > 1) ? event.preventDefault() : onClick?.(event)
  return (
    <button
      {...rest}
      type={type}
      disabled={rest.disabled || isTooEarly}
      data-waking={isTooEarly || undefined}
      className={buttonClasses({ variant, size, block, className })}
      aria-busy={pending || undefined}
      aria-disabled={isHeld}
      onClick={refuseWhileHeld}
    >
      {pending ? (
        <>
          <Spinner />
          {pendingText ?? children}
        </>
      ) : (
        children
      )}
    </button>
  )
}
