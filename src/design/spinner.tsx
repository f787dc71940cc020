// A turning ring for something that waits. Silent: the words beside it say what is going on.
import { classNames } from './class-names.ts'

export function Spinner({ className }: { className?: string }) {
  return (
    <svg className={classNames('spinner size-[1.15em] flex-none', className)} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
      <path d="M10 2a8 8 0 0 1 8 8" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  )
}
