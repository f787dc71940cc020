// Environmental consultant: a tidal flat being surveyed, watched by a heron.
import { Gull, Heron } from '../kit/animals.tsx'
import { ridge, shape } from '../kit/curves.ts'
import { Sun } from '../kit/light.tsx'
import { SurveyPole } from '../kit/markers.tsx'
import { palettes } from '../kit/palettes.ts'
import { Lifted, Picture, Sheet } from '../kit/paper.tsx'
import { Person } from '../kit/person.tsx'
import { Seagrass } from '../kit/reef-life.tsx'

const { tones: t, warm } = palettes.marsh

export function EnvironmentalConsultant() {
  return (
    <Picture from={t[0]} to={t[1]}>
      <Sun x={296} y={116} r={34} fill="#fff" rings={3} />
      <Gull x={394} y={72} scale={0.8} fill={t[4]} />
      <Gull x={440} y={96} scale={0.55} fill={t[4]} />
      <Sheet
        d={ridge([-20, 176], [90, 132], [190, 168], [300, 190], [420, 164], [540, 116], [660, 96])}
        fill={t[2]}
        shade={t[4]}
      />
      <Sheet
        d={ridge([-20, 206], [120, 198], [260, 206], [400, 196], [520, 158], [660, 140])}
        fill={t[3]}
        shade={t[5]}
        edge={t[2]}
      />
      <Sheet
        d={ridge([-20, 226], [160, 220], [330, 228], [480, 222], [660, 214])}
        fill={t[1]}
        shade={t[4]}
        edge={t[0]}
      />
      <path d={shape([250, 250], [420, 238], [600, 246], [560, 264], [380, 262])} fill={t[0]} opacity="0.8" />
      <SurveyPole x={300} y={240} height={54} fill={warm} band="#fff" />
      <SurveyPole x={370} y={252} height={80} fill={warm} band="#fff" />
      <Sheet
        d={ridge([-20, 270], [120, 262], [280, 276], [440, 262], [560, 250], [660, 252])}
        fill={t[3]}
        shade={t[5]}
        edge={t[2]}
      />
      <SurveyPole x={462} y={280} height={120} fill={warm} band="#fff" />
      <path
        d="M542 268l-18-54 18-4M524 214l-16 56M524 214l4 58"
        fill="none"
        stroke={t[6]}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <rect x="512" y="200" width="26" height="15" rx="5" fill={t[6]} />
      <Person
        x={570}
        y={272}
        scale={0.86}
        coat={warm}
        skin={t[6]}
        legs={t[5]}
        hat={t[0]}
        arms="M-4-62c-12 8-22 10-32 8M6-62c2 12-4 22-14 24"
      />
      <Sheet
        d={ridge([-20, 310], [140, 318], [300, 300], [460, 320], [660, 300])}
        fill={t[4]}
        shade={t[6]}
        edge={t[3]}
      />
      <path d={shape([200, 336], [330, 322], [500, 334], [440, 348], [280, 350])} fill={t[1]} opacity="0.75" />
      <path d={shape([110, 346], [160, 340], [214, 346], [160, 353])} fill={t[5]} opacity="0.5" />
      <Lifted shade={t[6]}>
        <Heron x={164} y={342} scale={1.22} body={t[0]} wing={t[5]} bill={t[6]} />
      </Lifted>
      <Sheet
        d={ridge([-20, 366], [120, 372], [300, 356], [460, 372], [660, 352])}
        fill={t[5]}
        shade={t[6]}
        edge={t[4]}
      />
      <Seagrass from={-10} to={110} y={410} height={120} count={11} seed={4} lean={22} fill={t[6]} />
      <Seagrass from={520} to={660} y={410} height={96} count={13} seed={9} lean={-20} fill={t[6]} />
    </Picture>
  )
}
