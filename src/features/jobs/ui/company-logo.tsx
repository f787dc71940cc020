// An organisation's logo, or its first letter where there is none or it does not load.
import { useState } from 'react'
import { classNames } from '#design/class-names.ts'
import { idOfPath, type Size, sizedPath } from '#features/uploads/upload.rules.ts'

type Props = { company: string; logo: string | null; size?: 'md' | 'lg'; eager?: boolean }

const widths: Record<'md' | 'lg', { px: number; file: Size; box: string }> = {
  md: { px: 56, file: 192, box: 'size-14' },
  lg: { px: 96, file: 192, box: 'size-24' },
}

export function CompanyLogo({ company, logo, size = 'md', eager = false }: Props) {
  const [isBroken, setBroken] = useState(false)
  const { px, file, box } = widths[size]
  const frame = classNames('flex-none rounded-md border border-line', box)
  if (!logo || !idOfPath(logo) || isBroken) {
    return (
      <span
        aria-hidden="true"
        className={classNames('grid place-content-center bg-petrol font-display text-xl font-bold text-white', frame)}
      >
        {[...company.trim()][0]?.toUpperCase() ?? '?'}
      </span>
    )
  }
  return (
    <img
      // It may have failed before the page came to life.
      ref={(image) => setBroken((was) => was || (image?.complete === true && image.naturalWidth === 0))}
      onError={() => setBroken(true)}
      src={sizedPath(logo, file)}
      alt=""
      width={px}
      height={px}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={classNames('bg-white object-contain', frame)}
    />
  )
}
