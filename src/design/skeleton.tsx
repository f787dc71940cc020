// Grey shapes that hold the place of what is still loading, in its final size.
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export function Skeleton({ className }: { className?: string }) {
  return <div className={classNames('skeleton', className)} aria-hidden="true" />
}

/** Lines of text still to come; the last one is shorter. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <div className={classNames('grid gap-2.5', className)} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <div key={line} className={classNames('skeleton h-4', line === lines - 1 && lines > 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </div>
  )
}

/** Wraps skeletons and says once, in words, that something is loading. */
export function Loading({ label = 'Loading', className, children }: LoadingProps) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}

export interface LoadingProps {
  label?: string
  className?: string
  children: ReactNode
}
