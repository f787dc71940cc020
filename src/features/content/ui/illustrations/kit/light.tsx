// Light from above: rays through water, a sun or moon with its rings, a lamp's beam, stars.
import { useId } from 'react'
import { makeDice } from './curves.ts'

export interface RaysProps {
  /** Where the light stands above the picture. */
  x: number
  color: string
  strength?: number
  /** How deep the rays reach. */
  depth?: number
  /** Where they enter the water. */
  top?: number
}

const spread = [-2.1, -1.25, -0.55, 0.1, 0.75, 1.5, 2.3]

export function Rays({ x, color, strength = 0.4, depth = 360, top: y = -10 }: RaysProps) {
  const id = useId()
  return (
    <>
      <linearGradient id={id} x1="0" y1={y} x2="0" y2={depth} gradientUnits="userSpaceOnUse">
        <stop offset="0" stopColor={color} stopOpacity={strength} />
        <stop offset="1" stopColor={color} stopOpacity="0" />
      </linearGradient>
      {spread.map((slope, index) => {
        const top = x + slope * 46
        const foot = x + slope * 170
        const width = index % 2 ? 34 : 58
        return (
          <path
            key={slope}
            d={`M${top - 10} ${y}h${index % 2 ? 16 : 26}L${foot + width} ${depth}H${foot - width / 2}Z`}
            fill={`url(#${id})`}
          />
        )
      })}
    </>
  )
}

const ringSizes = [2.65, 2.1, 1.55]

export function Sun({ x, y, r, fill, rings = 2 }: { x: number; y: number; r: number; fill: string; rings?: number }) {
  return (
    <g fill={fill}>
      {ringSizes.slice(-rings).map((size) => (
        <circle key={size} cx={x} cy={y} r={Math.round(r * size)} opacity="0.14" />
      ))}
      <circle cx={x} cy={y} r={r} />
    </g>
  )
}

export interface BeamProps {
  /** Where it leaves the lamp, and the two corners it reaches. */
  from: readonly [number, number]
  left: readonly [number, number]
  right: readonly [number, number]
  color: string
  strength?: number
}

export function Beam({ from, left, right, color, strength = 0.55 }: BeamProps) {
  const id = useId()
  const middle = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2]
  return (
    <>
      <linearGradient id={id} x1={from[0]} y1={from[1]} x2={middle[0]} y2={middle[1]} gradientUnits="userSpaceOnUse">
        <stop offset="0" stopColor={color} stopOpacity={strength} />
        <stop offset="1" stopColor={color} stopOpacity={0} />
      </linearGradient>
      <path d={`M${from.join(' ')}L${left.join(' ')}L${right.join(' ')}Z`} fill={`url(#${id})`} />
    </>
  )
}

export interface SpecksProps {
  count: number
  seed: number
  fill: string
  /** x, y, width and height of the field they lie in. */
  field?: readonly [number, number, number, number]
  size?: number
}

/** Stars, or plankton adrift. */
export function Specks({ count, seed, fill, field = [0, 0, 640, 400], size = 1.6 }: SpecksProps) {
  const roll = makeDice(seed)
  const [left, top, width, height] = field
  return (
    <g fill={fill}>
      {Array.from({ length: count }, () => {
        const [cx, cy] = [roll(left, left + width), roll(top, top + height)]
        return <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={roll(size * 0.5, size)} opacity={roll(0.35, 0.9)} />
      })}
    </g>
  )
}
