// How an instructor becomes a reef's advocate: a diver in the eye of a school of fish.
import { BranchCoral, TubeCoral } from '#design/illustration/coral.tsx'
import { ceiling, makeDice, ridge } from '../kit/curves.ts'
import { Bubbles, HoveringDiver } from '../kit/diver.tsx'
import { Fish } from '../kit/fish.tsx'
import { Rays } from '../kit/light.tsx'
import { palettes } from '../kit/palettes.ts'
import { Lifted, Picture, Sheet } from '../kit/paper.tsx'
import { FanCoral } from '../kit/reef-life.tsx'

const { tones: t, warm } = palettes.tropic

interface RingProps {
  rx: number
  ry: number
  count: number
  scale: number
  fill: string
  seed: number
}

/** Fish that swim around the diver, every one along the ring. */
function Ring({ rx, ry, count, scale, fill, seed }: RingProps) {
  const roll = makeDice(seed)
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 + roll(-0.05, 0.05)
    const reach = roll(0.92, 1.08)
    const heading = (Math.atan2(ry * Math.cos(angle), -rx * Math.sin(angle)) * 180) / Math.PI
    return (
      <Fish
        key={angle}
        x={Math.round(320 + Math.cos(angle) * rx * reach)}
        y={Math.round(190 + Math.sin(angle) * ry * reach)}
        turn={Math.round(heading + 180)}
        scale={roll(scale * 0.85, scale * 1.1)}
        fill={fill}
      />
    )
  })
}

export function DivingInstructorMarineAwareness() {
  return (
    <Picture from={t[1]} to={t[4]}>
      <Rays x={320} color="#fff" strength={0.6} />
      <Sheet d={ceiling([-20, 20], [100, 34], [230, 16], [350, 36], [480, 16], [660, 32])} fill={t[0]} shade={t[4]} />
      <Sheet
        d={ridge([-20, 300], [100, 268], [220, 310], [360, 330], [500, 286], [660, 266])}
        fill={t[4]}
        shade={t[5]}
        edge={t[3]}
      />
      <Ring rx={268} ry={138} count={30} scale={0.62} fill={t[4]} seed={5} />
      <Ring rx={212} ry={110} count={24} scale={0.66} fill={t[5]} seed={6} />
      <Ring rx={156} ry={86} count={17} scale={0.74} fill={warm} seed={7} />
      <Lifted shade={t[6]}>
        <HoveringDiver x={318} y={194} scale={0.86} suit={t[6]} trim="#ff6f61" glass={t[0]} />
      </Lifted>
      <Bubbles x={300} y={140} fill="#fff" scale={0.7} />
      <FanCoral x={74} y={336} scale={0.9} fill="#ff6f61" rib="#d94c4a" />
      <BranchCoral x={578} y={336} scale={0.9} fill="#ff6f61" />
      <Sheet
        d={ridge([-20, 340], [110, 328], [240, 360], [400, 366], [540, 332], [660, 322])}
        fill={t[5]}
        shade={t[6]}
        edge={t[4]}
      />
      <TubeCoral x={494} y={352} scale={0.7} fill={t[6]} />
      <BranchCoral x={160} y={364} scale={0.64} fill={t[6]} />
      <path d={ridge([-20, 376], [140, 368], [320, 384], [480, 374], [660, 362])} fill={t[6]} />
    </Picture>
  )
}
