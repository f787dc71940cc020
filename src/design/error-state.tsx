// Something could not be loaded: says so, and offers to try again.

import type { ReactNode } from 'react'
import { RotateCw } from '#design/icons.tsx'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'

export interface ErrorStateProps {
  title?: ReactNode
  text?: ReactNode
  onRetry?: () => void
  retryText?: string
  retrying?: boolean
  illustration?: ReactNode
  className?: string
}

export function ErrorState(props: ErrorStateProps) {
  const {
    title = 'This did not load',
    text,
    onRetry,
    retryText = 'Try again',
    retrying,
    illustration,
    className,
  } = props
  return (
    <div
      role="alert"
      className={classNames('mx-auto grid max-w-md justify-items-center px-4 py-12 text-center', className)}
    >
      {illustration && <div className="mb-6 w-full max-w-72">{illustration}</div>}
      <p className="font-display text-xl font-bold tracking-tight">{title}</p>
      <p className="mt-2 text-muted text-balance">{text || 'Please check your connection and try again.'}</p>
      {onRetry && (
        <Button variant="outline" className="mt-6" onClick={onRetry} pending={retrying} pendingText="Trying again">
          <RotateCw aria-hidden="true" />
          {retryText}
        </Button>
      )}
    </div>
  )
}
