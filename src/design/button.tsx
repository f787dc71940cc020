// Buttons, and the classes that let a link look like one. One accent (primary) per page.
import type { ComponentProps, MouseEvent } from 'react'
import { classNames } from './class-names.ts'
import { useHydrated } from './hydrated.ts'
import { Spinner } from './spinner.tsx'

export type ButtonVariant = 'primary' | 'solid' | 'outline' | 'ghost' | 'danger' | 'link'
export type ButtonSize = 'sm' | 'md' | 'lg'

const base =
  'inline-flex items-center justify-center gap-2 rounded-md font-semibold text-center leading-tight select-none ' +
  'transition-[opacity,transform] active:not-aria-disabled:not-disabled:translate-y-px ' +
  'disabled:not-data-waking:opacity-50 aria-busy:opacity-85 aria-disabled:not-aria-busy:opacity-60 [&_svg]:flex-none'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:not-disabled:not-aria-disabled:bg-accent-hover',
  solid: 'bg-solid text-on-solid hover:not-disabled:not-aria-disabled:bg-solid-hover',
  outline: 'border border-edge bg-surface text-ink hover:not-disabled:not-aria-disabled:bg-hover',
  ghost: 'text-ink hover:not-disabled:not-aria-disabled:bg-hover',
  danger: 'bg-danger text-on-danger hover:not-disabled:not-aria-disabled:bg-danger-hover',
  link: 'text-link underline decoration-1 underline-offset-4 hover:not-disabled:decoration-2',
}

// A small button is only small where a mouse points at it; a thumb always gets 44 px.
const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-11 px-3 text-sm [&_svg]:size-4 md:pointer-fine:min-h-9',
  md: 'min-h-11 px-5 py-2 text-[0.975rem] [&_svg]:size-[1.125rem]',
  lg: 'min-h-12 px-6 py-2.5 text-base [&_svg]:size-5',
}

export interface ButtonLook {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Fills the width of its container. */
  block?: boolean
  className?: string
}

export function buttonClasses({ variant = 'solid', size = 'md', block, className }: ButtonLook = {}): string {
  const padding = variant === 'link' ? 'px-1' : ''
  return classNames(base, variants[variant], sizes[size], padding, block && 'w-full', className)
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
  // aria-disabled rather than disabled while waiting, so that focus does not fall off the page.
  function refuseWhilePending(event: MouseEvent<HTMLButtonElement>) {
    if (pending) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      disabled={rest.disabled || isTooEarly}
      data-waking={isTooEarly || undefined}
      className={buttonClasses({ variant, size, block, className })}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest['aria-disabled']}
      onClick={refuseWhilePending}
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
