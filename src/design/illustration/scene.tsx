// The frame every small picture shares: a porthole cut through layered paper, light from above, a breath of grain.
import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import type { PaperPalette } from './palette.ts'

export interface PortholeProps {
  palette: PaperPalette
  className?: string | undefined
  /** Drawn in a field of 320 by 320, clipped to the hole. */
  children: (id: string) => ReactNode
}

export function Porthole({ palette, className, children }: PortholeProps) {
  const id = useId()
  const [light, pale, mid, , , , deepest] = palette.tones
  return (
    <div className={classNames('grain mx-auto aspect-square w-full rounded-full', className)} aria-hidden="true">
      <svg viewBox="0 0 320 320" className="block size-full" aria-hidden="true">
        <clipPath id={`${id}hole`}>
          <circle cx="160" cy="160" r="132" />
        </clipPath>
        <linearGradient id={`${id}water`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={light} />
          <stop offset="1" stopColor={mid} />
        </linearGradient>
        <circle cx="160" cy="160" r="158" fill={light} opacity="0.35" />
        <circle cx="160" cy="160" r="146" fill={pale} opacity="0.6" />
        <g clipPath={`url(#${id}hole)`}>
          <rect width="320" height="320" fill={`url(#${id}water)`} />
          {children(id)}
          {/* The rim's shadow, falling in from above. */}
          <path d="M0 0h320v320H0zM160 38a132 132 0 1 0 .1 0z" fill={deepest} opacity="0.2" fillRule="evenodd" />
        </g>
      </svg>
    </div>
  )
}
