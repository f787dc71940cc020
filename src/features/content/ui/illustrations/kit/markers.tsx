// Things that mark a place: buoys, survey poles, a signpost, a quadrat, a lantern, a wind turbine.
import { type Placing, Put } from './paper.tsx'

export function Buoy({ fill, band, dark, ...place }: Placing & { fill: string; band: string; dark: string }) {
  return (
    <Put {...place}>
      <path d="M0-92v14" stroke={dark} strokeWidth="4" strokeLinecap="round" />
      <circle cy="-94" r="7" fill={band} />
      <path d="M-13-78h26l15 70h-56z" fill={fill} />
      <path d="M-18-54h36l5 23h-46z" fill={band} />
      <path d="M-40-10h80c3 0 5 3 4 6-4 14-14 24-26 28h-36c-12-4-22-14-26-28-1-3 1-6 4-6z" fill={dark} />
    </Put>
  )
}

/** A float of a boundary line. */
export function Float({ fill, dark, ...place }: Placing & { fill: string; dark: string }) {
  return (
    <Put {...place}>
      <circle r="17" fill={fill} />
      <path d="M-17 1a17 17 0 0 0 34 0z" fill={dark} opacity="0.22" />
      <path d="M-10-7a13 13 0 0 1 9-6" fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" opacity="0.7" />
    </Put>
  )
}

export function SurveyPole({ height, fill, band, ...place }: Placing & { height: number; fill: string; band: string }) {
  const bands = Array.from({ length: Math.floor(height / 36) }, (_, index) => `M-4.5-${index * 36 + 36}h9v18h-9z`)
  return (
    <Put {...place}>
      <path d={`M-4.5 4V-${height}h9V4z`} fill={band} />
      <path d={bands.join('')} fill={fill} />
    </Put>
  )
}

export interface SignpostProps extends Placing {
  post: string
  boards: readonly string[]
}

const boardCuts = [
  { y: -196, turn: -4, toRight: true, length: 104 },
  { y: -168, turn: 3, toRight: false, length: 112 },
  { y: -140, turn: 2, toRight: true, length: 120 },
  { y: -112, turn: -5, toRight: false, length: 96 },
  { y: -84, turn: -3, toRight: true, length: 100 },
  { y: -56, turn: 5, toRight: false, length: 104 },
  { y: -28, turn: 3, toRight: true, length: 90 },
] as const

export function Signpost({ post, boards, ...place }: SignpostProps) {
  return (
    <Put {...place}>
      <path d="M-7 40v-254c0-9 14-9 14 0V40z" fill={post} />
      {boardCuts.map(({ y, turn, toRight, length }, index) => (
        <g key={y} transform={`translate(0 ${y}) rotate(${turn})${toRight ? '' : ' scale(-1 1)'}`}>
          <path d={`M-22-10h${length}l16 11.5-16 11.5H-22c-3 0-4-2-4-4v-15c0-2 1-4 4-4z`} fill={post} opacity="0.3" />
          <path
            d={`M-22-13h${length}l16 11.5-16 11.5H-22c-3 0-4-2-4-4v-15c0-2 1-4 4-4z`}
            fill={boards[index % boards.length]}
          />
          <path d={`M2-1.5h${length - 52}`} stroke={post} strokeWidth="4" strokeLinecap="round" opacity="0.45" />
        </g>
      ))}
    </Put>
  )
}

export function WindTurbine({ fill, turn = 0, ...place }: Placing & { fill: string }) {
  return (
    <Put {...place}>
      <path d="M-4 4l2-104h4L4 4z" fill={fill} />
      <g transform={`translate(0 -100) rotate(${turn})`} fill={fill}>
        <path d="M-3 0c-2-20 0-40 3-58 4 18 5 38 3 58z" />
        <path d="M-3 0c-2-20 0-40 3-58 4 18 5 38 3 58z" transform="rotate(120)" />
        <path d="M-3 0c-2-20 0-40 3-58 4 18 5 38 3 58z" transform="rotate(240)" />
        <circle r="5" />
      </g>
    </Put>
  )
}
