// How paper is laid: the picture's frame, a sheet with its shadow, a part set in its place.
import { type ReactNode, useId } from 'react'

export interface PicturePaper {
  /** From the top edge to the bottom edge. */
  from: string
  to: string
  children: ReactNode
}

export function Picture({ from, to, children }: PicturePaper) {
  const id = useId()
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 640 400"
      width="640"
      height="400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={from} />
        <stop offset="1" stopColor={to} />
      </linearGradient>
      <rect width="640" height="400" fill={`url(#${id})`} />
      {children}
    </svg>
  )
}

// Stacked outlines instead of a blur: as soft at this size, and nothing for a phone to compute.
const shadows = [
  [22, 0.05],
  [13, 0.07],
  [6, 0.09],
] as const

export interface SheetProps {
  d: string
  fill: string
  /** Colour of the shadow it throws. */
  shade: string
  /** Colour of its upper edge, where the light falls on the paper's thickness. */
  edge?: string | undefined
  /** How far it lies above the sheet behind; 0 for no shadow. */
  lift?: number
}

export function Sheet({ d, fill, shade, edge, lift = 1 }: SheetProps) {
  return (
    <>
      {lift > 0 && (
        <g fill="none" stroke={shade} strokeLinejoin="round" transform={`translate(0 ${2 * lift})`}>
          {shadows.map(([width, opacity]) => (
            <path key={width} d={d} strokeWidth={width * lift} strokeOpacity={opacity} />
          ))}
        </g>
      )}
      {edge && <path d={d} fill={edge} />}
      <path d={d} fill={fill} transform={edge && 'translate(0 2.5)'} />
    </>
  )
}

export interface Placing {
  x: number
  y: number
  scale?: number | undefined
  turn?: number | undefined
  /** Faces the other way. */
  flip?: boolean | undefined
}

export function Put({ x, y, scale = 1, turn = 0, flip, children }: Placing & { children: ReactNode }) {
  const steps = [`translate(${x} ${y})`]
  if (turn) steps.push(`rotate(${turn})`)
  if (flip) steps.push(`scale(${-scale} ${scale})`)
  else if (scale !== 1) steps.push(`scale(${scale})`)
  return <g transform={steps.join(' ')}>{children}</g>
}

/** What matters most in a picture lies on top, with a real soft shadow: one or two of these a picture, since they cost. */
export function Lifted({ shade, children }: { shade: string; children: ReactNode }) {
  const id = useId()
  return (
    <>
      <filter id={id} x="-20%" y="-20%" width="140%" height="150%">
        <feDropShadow dx="0" dy="6" stdDeviation="5" floodColor={shade} floodOpacity="0.38" />
      </filter>
      <g filter={`url(#${id})`}>{children}</g>
    </>
  )
}
