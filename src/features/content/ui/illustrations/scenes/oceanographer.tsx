// Oceanographer: a sampler on its wire through the layers of the ocean, and the profile it measures.
import { curveThrough, ridge, swell } from '../kit/curves.ts'
import { WaterSampler } from '../kit/instruments.tsx'
import { Specks, Sun } from '../kit/light.tsx'
import { palettes } from '../kit/palettes.ts'
import { Lifted, Picture, Sheet } from '../kit/paper.tsx'
import { ResearchVessel } from '../kit/vessel.tsx'

const { tones: t, warm } = palettes.abyss

export function Oceanographer() {
  return (
    <Picture from="#f1f9fb" to={t[0]}>
      <Sun x={486} y={62} r={24} fill="#fff" rings={3} />
      <path d={ridge([-20, 96], [80, 84], [200, 94], [320, 98], [660, 98])} fill={t[0]} />
      <Sheet d={swell(98, 7, 7)} fill={t[1]} shade={t[3]} edge={t[0]} />
      <Lifted shade={t[4]}>
        <ResearchVessel x={236} y={100} scale={0.74} hull={t[6]} house="#fff" accent={warm} glass={t[2]} flip />
      </Lifted>
      <path d="M320 52v120" stroke={t[6]} strokeWidth="3" />
      <Sheet d={swell(118, 7, 5, -20)} fill={t[2]} shade={t[4]} edge={t[1]} />
      <Sheet d={swell(168, 12, 3, -40)} fill={t[3]} shade={t[5]} />
      <Sheet d={swell(222, 14, 3, 0)} fill={t[4]} shade={t[6]} />
      <Sheet d={swell(282, 16, 2, -50)} fill={t[5]} shade={t[6]} />
      <Specks count={46} seed={14} fill={t[0]} field={[0, 150, 640, 220]} size={1.7} />
      <path d="M320 110v40" stroke={t[0]} strokeWidth="3" />
      <path
        d={curveThrough([
          [560, 112],
          [556, 150],
          [536, 184],
          [470, 214],
          [446, 252],
          [440, 300],
          [438, 372],
        ])}
        fill="none"
        stroke={warm}
        strokeWidth="6"
        strokeLinecap="round"
        strokeDasharray="2 12"
      />
      <g stroke={t[0]} strokeWidth="3" strokeLinecap="round" opacity="0.7">
        <path d="M60 134h26M60 184h16M60 234h26M60 284h16M60 334h26" />
        <path d="M60 122v226" />
      </g>
      <Lifted shade={t[6]}>
        <WaterSampler x={320} y={254} scale={1.02} body={t[0]} light="#fff" accent={warm} dark={t[2]} />
      </Lifted>
      <Sheet
        d={ridge([-20, 366], [120, 380], [280, 372], [440, 384], [560, 360], [660, 350])}
        fill={t[6]}
        shade={t[6]}
        edge={t[4]}
      />
    </Picture>
  )
}
