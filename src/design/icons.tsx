// Icons of long lists, drawn with as little markup as possible; everywhere else lucide's own will do.
import { classNames } from './class-names.ts'

type Props = { className?: string | undefined }

/** One line on a grid of 24. */
function LineIcon({ path, className }: Props & { path: string }) {
  return (
    <svg className={classNames('icon', className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}

const pin = 'M12 22s7.5-6 7.5-12a7.5 7.5 0 0 0-15 0c0 6 7.5 12 7.5 12M12 13a3 3 0 1 0 0-6 3 3 0 0 0 0 6'
const eye = 'M2 12s3.5-7 10-7 10 7 10 7-3.5 7-10 7-10-7-10-7M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6'
const heart = 'M12 20.5 4 12.3a5.2 5.2 0 0 1 7.4-7.3l.6.6.6-.6A5.2 5.2 0 0 1 20 12.3Z'

export const PinIcon = (props: Props) => <LineIcon path={pin} {...props} />
export const BubbleIcon = (props: Props) => <LineIcon path="M3 4h18v13H9l-6 4Z" {...props} />
export const EyeIcon = (props: Props) => <LineIcon path={eye} {...props} />
export const FlagIcon = (props: Props) => <LineIcon path="M5 22V4h14l-3 5 3 5H5" {...props} />
export const HeartIcon = (props: Props) => <LineIcon path={heart} {...props} />
