// Diving instructor: a teacher hovers, a student glides up, the reef below them.
import { BranchCoral, TubeCoral } from '#design/illustration/coral.tsx'
import { ceiling, ridge } from '../kit/curves.ts'
import { Bubbles, GlidingDiver, HoveringDiver } from '../kit/diver.tsx'
import { School } from '../kit/fish.tsx'
import { Rays } from '../kit/light.tsx'
import { palettes } from '../kit/palettes.ts'
import { Lifted, Picture, Sheet } from '../kit/paper.tsx'
import { BrainCoral, FanCoral } from '../kit/reef-life.tsx'

const { tones: t, warm } = palettes.lagoon

export function DivingInstructor() {
  return (
    <Picture from={t[1]} to={t[3]}>
      <Rays x={250} color="#fff" strength={0.55} />
      <Sheet
        d={ceiling([-20, 34], [90, 18], [210, 40], [330, 16], [460, 38], [560, 20], [660, 34])}
        fill={t[0]}
        shade={t[4]}
      />
      <Sheet
        d={ridge([-20, 280], [80, 236], [190, 262], [300, 306], [420, 290], [540, 238], [660, 250])}
        fill={t[3]}
        shade={t[4]}
        edge={t[2]}
      />
      <School x={330} y={268} width={150} height={54} count={9} seed={7} scale={0.42} fill={t[4]} />
      <BranchCoral x={560} y={246} scale={0.72} fill={t[3]} />
      <Sheet
        d={ridge([-20, 300], [60, 286], [150, 318], [260, 348], [380, 340], [500, 300], [600, 296], [660, 310])}
        fill={t[4]}
        shade={t[5]}
        edge={t[3]}
      />
      <FanCoral x={84} y={296} scale={0.86} fill={t[4]} rib={t[3]} />
      <Lifted shade={t[6]}>
        <GlidingDiver x={408} y={196} scale={0.95} turn={8} suit={t[6]} trim={warm} glass={t[0]} />
      </Lifted>
      <Bubbles x={306} y={158} fill="#fff" scale={0.9} />
      <Lifted shade={t[6]}>
        <HoveringDiver x={190} y={188} scale={1.12} flip suit={t[6]} trim="#ffd166" glass={t[0]} />
      </Lifted>
      <Bubbles x={214} y={112} fill="#fff" scale={0.8} />
      <BrainCoral x={498} y={350} scale={0.75} fill={warm} rib="#d9573b" />
      <BranchCoral x={64} y={354} scale={0.7} fill={warm} />
      <Sheet
        d={ridge([-20, 344], [80, 350], [180, 372], [300, 366], [420, 372], [520, 346], [660, 336])}
        fill={t[5]}
        shade={t[6]}
        edge={t[4]}
      />
      <BranchCoral x={592} y={346} scale={0.82} fill={t[5]} />
      <TubeCoral x={428} y={372} scale={0.62} fill={t[6]} />
      <TubeCoral x={140} y={374} scale={0.66} fill={t[5]} />
      <path d={ridge([-20, 384], [120, 376], [300, 390], [460, 380], [660, 374])} fill={t[6]} />
    </Picture>
  )
}
