// Marine conservationist: a turtle comes ashore at night, a patrol keeps its distance with a lantern.
import { Turtle } from '../kit/animals.tsx'
import { ridge, shape, swell } from '../kit/curves.ts'
import { Specks, Sun } from '../kit/light.tsx'
import { palettes } from '../kit/palettes.ts'
import { Lifted, Picture, Sheet } from '../kit/paper.tsx'
import { Person } from '../kit/person.tsx'

const { tones: t, warm } = palettes.night

export function MarineConservationist() {
  return (
    <Picture from={t[6]} to={t[4]}>
      <Specks count={60} seed={3} fill={t[0]} field={[0, 0, 640, 170]} size={1.9} />
      <Sun x={216} y={80} r={32} fill={t[0]} rings={3} />
      <path d={ridge([-20, 178], [80, 150], [170, 172], [280, 186], [400, 180], [660, 186])} fill={t[5]} />
      <Sheet d={swell(188, 5, 7)} fill={t[4]} shade={t[6]} />
      <path
        d="M184 196h66M170 208h94M196 220h44M178 232h76M204 244h32"
        stroke={t[0]}
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.8"
      />
      <Sheet d={swell(218, 9, 4, -30)} fill={t[3]} shade={t[5]} edge={t[2]} />
      <path d="M184 232h66M198 243h40" stroke={t[0]} strokeWidth="4" strokeLinecap="round" opacity="0.8" />
      <Sheet
        d={ridge([-20, 262], [120, 256], [260, 268], [400, 244], [540, 208], [660, 190])}
        fill={t[0]}
        shade={t[5]}
      />
      <Sheet
        d={ridge([-20, 272], [120, 268], [260, 280], [400, 258], [540, 222], [660, 202])}
        fill={t[2]}
        shade={t[5]}
        edge={t[1]}
        lift={0}
      />
      <circle cx="488" cy="206" r="96" fill={warm} opacity="0.16" />
      <circle cx="488" cy="206" r="60" fill={warm} opacity="0.22" />
      <path d="M486 178v14" stroke={t[6]} strokeWidth="3" />
      <rect x="477" y="192" width="19" height="27" rx="5" fill={warm} />
      <path d="M475 190h23v5h-23zM475 217h23v5h-23z" fill={t[6]} />
      <Person
        x={532}
        y={248}
        scale={1.06}
        coat={t[5]}
        skin={t[6]}
        legs={t[6]}
        stance="walking"
        hat={t[3]}
        arms="M-6-62c-12 4-26 4-36-2M8-62c6 12 6 18 4 28"
      />
      <Sheet
        d={ridge([-20, 318], [120, 308], [280, 318], [420, 296], [540, 268], [660, 256])}
        fill={t[3]}
        shade={t[6]}
        edge={t[2]}
      />
      <path
        d={shape([330, 340], [420, 318], [520, 300], [660, 288], [660, 312], [530, 326], [430, 346], [350, 362])}
        fill={t[4]}
        opacity="0.8"
      />
      <Lifted shade={t[6]}>
        <Turtle x={252} y={314} scale={1.3} shell={t[5]} scute={t[3]} skin={t[1]} />
      </Lifted>
      <Sheet
        d={ridge([-20, 372], [140, 358], [320, 372], [480, 362], [660, 336])}
        fill={t[5]}
        shade={t[6]}
        edge={t[4]}
      />
      <path d={ridge([-20, 394], [200, 384], [420, 392], [660, 376])} fill={t[6]} />
    </Picture>
  )
}
