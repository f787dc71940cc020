// What sits on the ground: fan and brain coral, anemone, starfish, urchin, shell, crab, and tufts of seagrass.
import { makeDice } from './curves.ts'
import { type Placing, Put } from './paper.tsx'

type Cut = Placing & { fill: string }

export function FanCoral({ fill, rib, ...place }: Cut & { rib: string }) {
  return (
    <Put {...place}>
      <path
        d="M-4 8c0-14-2-20-8-26C-46-24-64-52-54-84c6-20 22-28 34-22 8-16 34-16 42 0 18-4 34 8 36 28 4 30-14 54-44 60-8 6-8 12-8 26z"
        fill={fill}
      />
      <path
        d="M0 2c0-34-6-60-16-92M0-14c6-28 10-50 24-78M-2-24c-14-14-30-26-38-50M2-20c16-10 32-26 42-52M-6-50c-12-12-14-24-14-38M6-50c10-8 14-20 14-36"
        fill="none"
        stroke={rib}
        strokeWidth="3"
        strokeLinecap="round"
      />
    </Put>
  )
}

export function BrainCoral({ fill, rib, ...place }: Cut & { rib: string }) {
  return (
    <Put {...place}>
      <path d="M-56 8c-6-34 20-58 56-58s62 24 56 58z" fill={fill} />
      <path
        d="M-40 0c2-20 12-30 24-34M-24 2c0-12 4-18 14-20s14-10 8-18M-4 2c2-10 12-10 16-18s2-14 0-22M16 2c4-8 12-8 14-16M30-34c8 6 12 16 12 32"
        fill="none"
        stroke={rib}
        strokeWidth="3.4"
        strokeLinecap="round"
      />
    </Put>
  )
}

export function Anemone({ fill, tip, ...place }: Cut & { tip: string }) {
  const arms =
    'M-20-14c-12-8-22-6-28-20M-14-18c-8-12-18-16-18-30M-6-20c-2-14-10-20-6-34M2-20c2-14-2-22 6-34M10-19c6-12 8-18 18-28M18-16c8-8 18-8 26-20'
  return (
    <Put {...place}>
      <path d={arms} fill="none" stroke={tip} strokeWidth="8" strokeLinecap="round" />
      <path d="M-26 6c4-8 4-14 2-22 14-8 34-8 48 0-2 8-2 14 2 22z" fill={fill} />
    </Put>
  )
}

export function Starfish({ fill, ...place }: Cut) {
  return (
    <Put {...place}>
      <path
        d="M0-28c4 0 7 14 11 17s18-1 19 3-11 12-12 17 10 17 7 20-17-8-22-8-18 11-22 8 8-15 7-20-14-13-12-17 15 0 19-3 5-17 5-17z"
        fill={fill}
        strokeLinejoin="round"
      />
    </Put>
  )
}

export function Urchin({ fill, ...place }: Cut) {
  const spines = Array.from({ length: 13 }, (_, index) => {
    const angle = Math.PI * (1 + index / 12)
    return `M0-4L${Math.round(Math.cos(angle) * 32)} ${Math.round(Math.sin(angle) * 32)}`
  })
  return (
    <Put {...place}>
      <path d={spines.join('')} stroke={fill} strokeWidth="2.6" strokeLinecap="round" />
      <path d="M-19 4a19 19 0 0 1 38 0z" fill={fill} />
    </Put>
  )
}

export function Crab({ fill, ...place }: Cut) {
  return (
    <Put {...place}>
      <path
        d="M-20 2c-10 0-16 4-20 12M-18 8c-8 2-12 8-14 14M20 2c10 0 16 4 20 12M18 8c8 2 12 8 14 14M-18-6c-12-2-18-8-16-20M18-6c12-2 18-8 16-20"
        fill="none"
        stroke={fill}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M-34-22c-12-2-14-16-4-22 0 6 2 8 6 8 2-4 4-6 8-6 0 10-2 18-10 20zM34-22c12-2 14-16 4-22 0 6-2 8-6 8-2-4-4-6-8-6 0 10 2 18 10 20z"
        fill={fill}
      />
      <path d="M-26 2c2-14 14-18 26-18s24 4 26 18c-6 12-16 16-26 16S-20 14-26 2z" fill={fill} />
    </Put>
  )
}

export interface SeagrassProps {
  from: number
  to: number
  y: number
  height: number
  count: number
  seed: number
  fill: string
  /** The current all blades bend with. */
  lean?: number
}

export function Seagrass({ from, to, y, height, count, seed, fill, lean = 18 }: SeagrassProps) {
  const roll = makeDice(seed)
  const blades = Array.from({ length: count }, (_, index) => {
    const x = Math.round(from + ((to - from) * (index + roll(0.1, 0.9))) / count)
    const top = Math.round(height * roll(0.6, 1))
    const bend = Math.round(lean * roll(0.3, 1.6))
    const half = roll(2.5, 4.5)
    const tip = `${x + bend} ${y - top}`
    const waist = Math.round(x - bend * 0.4)
    return `M${x - half} ${y}C${x - half} ${y - top * 0.4} ${waist - half} ${y - top * 0.6} ${tip}C${waist + half * 2} ${y - top * 0.6} ${x + half} ${y - top * 0.4} ${x + half} ${y}Z`
  })
  return <path d={blades.join('')} fill={fill} />
}
