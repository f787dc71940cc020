// Icons of long lists, drawn with as little markup as possible; everywhere else lucide's own will do.
import { classNames } from './class-names.ts'

type Props = { className?: string | undefined }

export function PinIcon({ className }: Props) {
  return (
    <svg className={classNames('icon', className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 22s7.5-6 7.5-12a7.5 7.5 0 0 0-15 0c0 6 7.5 12 7.5 12M12 13a3 3 0 1 0 0-6 3 3 0 0 0 0 6" />
    </svg>
  )
}

export function BubbleIcon({ className }: Props) {
  return (
    <svg className={classNames('icon', className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 4h18v13H9l-6 4Z" />
    </svg>
  )
}

export function EyeIcon({ className }: Props) {
  return (
    <svg className={classNames('icon', className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M2 12s3.5-7 10-7 10 7 10 7-3.5 7-10 7-10-7-10-7M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6" />
    </svg>
  )
}

export function FlagIcon({ className }: Props) {
  return (
    <svg className={classNames('icon', className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M5 22V4h14l-3 5 3 5H5" />
    </svg>
  )
}

export function HeartIcon({ className }: Props) {
  return (
    <svg className={classNames('icon', className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 20.5 4 12.3a5.2 5.2 0 0 1 7.4-7.3l.6.6.6-.6A5.2 5.2 0 0 1 20 12.3Z" />
    </svg>
  )
}
