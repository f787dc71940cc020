// The mark: a buoy at berth in the trough of a wave.
import { classNames } from '../class-names.ts'

export function BrandMark({ className }: { className?: string }) {
  return (
    <svg className={classNames('size-8 flex-none', className)} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#0b4252" />
      <circle cx="16" cy="12.5" r="5.5" fill="#ff7a59" />
      <path
        d="M0 11c4.5 0 6.2 3.6 8.2 7 2 3.3 4.2 5 7.8 5 3.8 0 6.1-1.9 8-5.4C25.8 14.3 28 12 32 12v12a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8z"
        fill="#7fdde0"
      />
      <path
        d="M0 18.5c4 0 6 2.5 8.5 4.7 2.2 2 4.6 3 7.7 3 3.4 0 5.8-1.3 8-3.5C26.4 20.5 28.6 19 32 19v5a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8z"
        fill="#1d8f9b"
      />
    </svg>
  )
}
