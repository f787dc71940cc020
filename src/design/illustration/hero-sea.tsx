// The sea behind a hero: light from above, drifting plankton, a whale, a reef. Fills a positioned, isolated parent.
import { memo, useEffect, useRef } from 'react'
import { cachedMarkup } from '../cached-markup.ts'
import { classNames } from '../class-names.ts'
import { whenIdle } from '../when-idle.ts'
import { HeroReef } from './hero-reef.tsx'
import { swells, waveBand } from './wave-path.ts'
import { Whale } from './whale.tsx'

const farRays = ['930,0 980,0 700,900 520,900', '1040,0 1120,0 1000,900 850,900', '1240,0 1290,0 1420,900 1270,900']
const nearRays = ['860,0 890,0 420,900 300,900', '992,0 1028,0 832,900 732,900', '1160,0 1210,0 1210,900 1100,900']

// One tile of plankton: x, y, radius, opacity. Scattered by hand, so that no row shows when it repeats.
const farPlankton = [
  [34, 52, 1.1, 0.5],
  [128, 18, 0.9, 0.4],
  [216, 96, 1.3, 0.55],
  [301, 40, 0.8, 0.35],
  [388, 132, 1.2, 0.5],
  [452, 66, 0.9, 0.45],
  [76, 190, 1.4, 0.5],
  [166, 248, 0.8, 0.4],
  [262, 206, 1.1, 0.5],
  [344, 282, 0.9, 0.4],
  [432, 236, 1.3, 0.55],
  [28, 318, 0.9, 0.4],
  [112, 372, 1.2, 0.5],
  [226, 344, 0.8, 0.35],
  [306, 420, 1.2, 0.5],
  [408, 372, 1, 0.45],
  [468, 446, 1.1, 0.4],
  [62, 452, 0.8, 0.4],
] as const
const nearPlankton = [
  [72, 96, 2.1, 0.55],
  [238, 164, 1.7, 0.6],
  [404, 48, 2.4, 0.4],
  [148, 318, 2.6, 0.4],
  [330, 262, 1.8, 0.6],
  [446, 392, 2.1, 0.5],
  [22, 428, 1.6, 0.6],
] as const

// The surface seen from below: sheets of light, the nearest one first to be hit.
const surface = [
  { swell: swells.broad, depth: 96, fill: '#1a7687' },
  { swell: swells.long, depth: 68, fill: '#2a93a0' },
  { swell: swells.choppy, depth: 38, fill: '#55bcc1' },
] as const

/** Nothing in it depends on the page around it; there is one sea on a page. */
export const HeroSea = cachedMarkup(
  memo(function HeroSea({ className }: { className?: string }) {
    const sea = useRef<HTMLDivElement>(null)
    // Lies still while the page is coming to life: moving it takes a weak machine's whole attention.
    useEffect(() => whenIdle(() => sea.current?.setAttribute('data-moves', '')), [])
    return (
      <div ref={sea} className={classNames('sea', className)} aria-hidden="true">
        <Rays id="sea-far" polygons={farRays} strength={0.2} className="sea-rays" />
        <Rays id="sea-near" polygons={nearRays} strength={0.16} className="sea-rays sea-rays-second" />
        <Plankton id="sea-dust" specks={farPlankton} className="sea-plankton" />
        <Whale className="sea-whale" />
        <HeroReef />
        <Plankton id="sea-drift" specks={nearPlankton} className="sea-plankton sea-plankton-near" />
        {surface.map(({ swell, depth, fill }, at) => (
          <svg
            key={fill}
            className={`sea-surface sea-surface-${at + 1}`}
            viewBox="0 0 2880 160"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <g transform="matrix(1 0 0 -1 0 160)">
              <path d={waveBand(swell, 160 - depth - 14, 170, 2)} fill="#031520" opacity="0.1" />
              <path d={waveBand(swell, 160 - depth - 7, 170, 2)} fill="#031520" opacity="0.14" />
              <path d={waveBand(swell, 160 - depth, 170, 2)} fill={fill} />
            </g>
          </svg>
        ))}
        <svg className="sea-shore" viewBox="0 0 2880 120" preserveAspectRatio="none" aria-hidden="true">
          <path d={waveBand(swells.long, 52, 130, 2)} fill="#031520" opacity="0.2" />
          <path d={waveBand(swells.long, 58, 130, 2)} fill="#031520" opacity="0.3" />
          <path className="sea-shore-sheet" d={waveBand(swells.long, 66, 130, 2)} />
        </svg>
      </div>
    )
  }),
)

interface RaysProps {
  id: string
  polygons: readonly string[]
  strength: number
  className: string
}

function Rays({ id, polygons, strength, className }: RaysProps) {
  return (
    <svg className={className} viewBox="0 0 1440 900" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#d7fbf6" stopOpacity={strength * 1.6} />
        <stop offset="0.5" stopColor="#9fe9e6" stopOpacity={strength * 0.6} />
        <stop offset="0.9" stopColor="#9fe9e6" stopOpacity="0" />
      </linearGradient>
      {polygons.map((points) => (
        <polygon key={points} points={points} fill={`url(#${id})`} />
      ))}
    </svg>
  )
}

interface PlanktonProps {
  id: string
  specks: readonly (readonly [number, number, number, number])[]
  className: string
}

function Plankton({ id, specks, className }: PlanktonProps) {
  return (
    <svg className={className} aria-hidden="true">
      <pattern id={id} width="480" height="480" patternUnits="userSpaceOnUse">
        {specks.map(([cx, cy, r, opacity]) => (
          <circle key={`${cx}-${cy}`} cx={cx} cy={cy} r={r} fill="#d7fbf6" opacity={opacity} />
        ))}
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
