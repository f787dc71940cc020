// Fish cut in one piece, and schools of them.
import { makeDice } from './curves.ts'
import { type Placing, Put } from './paper.tsx'

const cuts = {
  dart: 'M-24 0C-14-11 4-12 14-3c4-5 9-8 15-9-4 8-4 16 0 24-6-1-11-4-15-9C4 12-14 11-24 0z',
  disc: 'M-24 2C-18-12-8-20 4-24c4-8 12-12 20-12-6 8-8 14-8 20 3 4 5 8 6 12 4-4 8-6 13-7-3 8-3 16 0 24-5-1-9-3-13-7-1 4-3 8-6 12 0 6 2 12 8 20C16 36 8 32 4 24-8 20-18 14-24 2z',
  grouper:
    'M-34 4c6-14 20-22 36-22 3-6 12-9 22-7-3 4-4 7-3 11 5 3 9 6 13 10 5-5 11-8 18-8-4 9-4 17 0 27-7 0-13-3-18-8-8 8-18 13-30 14-1 6-6 9-13 9 0-4 0-7 1-10C-20 18-30 12-34 4z',
} as const

export type FishCut = keyof typeof cuts

export function Fish({ cut = 'dart', fill, eye, ...place }: Placing & { cut?: FishCut; fill: string; eye?: string }) {
  return (
    <Put {...place}>
      <path d={cuts[cut]} fill={fill} />
      {eye && <circle cx={cut === 'grouper' ? -22 : -13} cy={cut === 'dart' ? -2 : -3} r="2.4" fill={eye} />}
    </Put>
  )
}

export interface SchoolProps {
  x: number
  y: number
  width: number
  height: number
  count: number
  seed: number
  fill: string
  scale?: number
  turn?: number
  flip?: boolean
  cut?: FishCut
}

/** Thick in the middle, thin at the ends, nobody on top of another. */
export function School({ x, y, width, height, count, seed, fill, scale = 0.6, turn = 0, flip, cut }: SchoolProps) {
  const roll = makeDice(seed)
  const placed: [number, number, number][] = []
  for (let tries = 0; placed.length < count && tries < 4000; tries++) {
    const [dx, dy] = [roll(-1, 1), roll(-1, 1)]
    if (dx * dx + dy * dy > 1) continue
    const [left, top] = [Math.round((dx * width) / 2), Math.round((dy * height) / 2)]
    const isFree = placed.every(([px, py]) => Math.abs(px - left) > 52 * scale || Math.abs(py - top) > 26 * scale)
    if (isFree) placed.push([left, top, roll(scale * 0.75, scale * 1.1)])
  }
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      {placed.map(([left, top, size]) => (
        <Fish key={`${left} ${top}`} x={left} y={top} scale={size} flip={flip} fill={fill} {...(cut && { cut })} />
      ))}
    </g>
  )
}
