// Marine ecologist: a seagrass meadow under a quadrat, a tape leading away, a diver taking notes.
import { ceiling, ridge } from '../kit/curves.ts'
import { Bubbles, GlidingDiver } from '../kit/diver.tsx'
import { Fish, School } from '../kit/fish.tsx'
import { Rays } from '../kit/light.tsx'
import { palettes } from '../kit/palettes.ts'
import { Lifted, Picture, Sheet } from '../kit/paper.tsx'
import { Seagrass } from '../kit/reef-life.tsx'

const { tones: t, warm } = palettes.kelp

export function MarineEcologist() {
  return (
    <Picture from={t[1]} to={t[3]}>
      <Rays x={420} color="#fff" strength={0.55} />
      <Sheet d={ceiling([-20, 22], [100, 38], [220, 18], [360, 40], [500, 20], [660, 36])} fill={t[0]} shade={t[4]} />
      <Sheet
        d={ridge([-20, 214], [120, 196], [280, 222], [440, 202], [560, 180], [660, 188])}
        fill={t[2]}
        shade={t[4]}
      />
      <Seagrass from={-10} to={650} y={250} height={74} count={60} seed={2} lean={12} fill={t[2]} />
      <School x={150} y={150} width={170} height={70} count={10} seed={31} scale={0.46} flip fill={t[3]} />
      <Sheet d={ridge([-20, 262], [140, 244], [320, 256], [480, 240], [660, 250])} fill={t[3]} shade={t[5]} />
      <Seagrass from={-10} to={250} y={276} height={74} count={21} seed={8} lean={16} fill={t[3]} />
      <Seagrass from={440} to={660} y={276} height={84} count={19} seed={12} lean={16} fill={t[3]} />
      <Lifted shade={t[6]}>
        <GlidingDiver x={432} y={150} scale={0.98} turn={-6} suit={t[6]} trim={warm} glass={t[0]} />
      </Lifted>
      <rect x="296" y="186" width="30" height="40" rx="4" transform="rotate(-16 311 206)" fill="#fff" />
      <path d="M304 200l18-5M307 209l18-5M310 218l12-3" stroke={t[3]} strokeWidth="3" strokeLinecap="round" />
      <Bubbles x={328} y={126} fill="#fff" scale={0.75} />
      <Sheet
        d={ridge([-20, 292], [120, 286], [300, 280], [480, 288], [660, 282])}
        fill={t[4]}
        shade={t[6]}
        edge={t[3]}
      />
      <path d="M-10 300C160 292 420 296 660 330v13C420 306 160 300-10 308z" fill={warm} />
      <g fill="none" stroke="#fff" strokeLinejoin="round">
        <path d="M148 296h184l34 66H96z" strokeWidth="9" />
        <path d="M210 296l-24 66M270 296l6 66M126 326h222" strokeWidth="3" />
      </g>
      <Seagrass from={150} to={322} y={352} height={50} count={13} seed={19} lean={10} fill={t[2]} />
      <Fish x={250} y={322} scale={0.62} fill={warm} eye={t[6]} />
      <Seagrass from={-10} to={128} y={404} height={150} count={13} seed={41} lean={26} fill={t[5]} />
      <Seagrass from={396} to={660} y={404} height={92} count={20} seed={43} lean={22} fill={t[5]} />
      <path d={ridge([-20, 380], [140, 372], [320, 384], [480, 372], [660, 380])} fill={t[6]} />
      <Seagrass from={-10} to={76} y={404} height={110} count={8} seed={47} lean={30} fill={t[6]} />
      <Seagrass from={520} to={660} y={404} height={104} count={11} seed={53} lean={24} fill={t[6]} />
    </Picture>
  )
}
