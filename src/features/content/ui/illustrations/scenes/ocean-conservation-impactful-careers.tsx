// Which ocean careers change the most: a small boat above, a very large life below.
import { Whale } from '../kit/animals.tsx'
import { ridge, swell } from '../kit/curves.ts'
import { Rays, Sun } from '../kit/light.tsx'
import { palettes } from '../kit/palettes.ts'
import { Lifted, Picture, Sheet } from '../kit/paper.tsx'
import { Person } from '../kit/person.tsx'
import { RowingBoat } from '../kit/vessel.tsx'

const { tones: t, warm } = palettes.polar

export function OceanConservationImpactfulCareers() {
  return (
    <Picture from={t[0]} to={t[1]}>
      <Sun x={152} y={86} r={28} fill={warm} rings={3} />
      <path d={ridge([300, 134], [380, 84], [430, 106], [500, 62], [570, 100], [660, 70])} fill={t[1]} />
      <path d={ridge([380, 134], [460, 112], [540, 124], [660, 100])} fill={t[2]} opacity="0.7" />
      <Sheet d={swell(130, 5, 7)} fill={t[2]} shade={t[4]} edge={t[1]} />
      <Person
        x={404}
        y={140}
        scale={0.62}
        coat={warm}
        skin={t[6]}
        legs={t[6]}
        arms="M-6-60c-12 8-18 18-20 30M6-60c4 12 0 20-20 32"
      />
      <path d="M414 116l-66 46" stroke={t[6]} strokeWidth="4" strokeLinecap="round" />
      <RowingBoat x={396} y={138} scale={0.96} hull={t[6]} trim={warm} />
      <Sheet d={swell(152, 6, 5, -20)} fill={t[3]} shade={t[5]} edge={t[2]} />
      <Sheet d={swell(206, 12, 3, -40)} fill={t[4]} shade={t[6]} />
      <Rays x={330} color="#fff" strength={0.26} depth={400} top={152} />
      <Lifted shade={t[6]}>
        <Whale x={110} y={172} scale={1.08} turn={-3} back={t[6]} belly={t[2]} fin={t[5]} />
      </Lifted>
      <Whale x={446} y={288} scale={0.4} turn={-5} back={t[5]} belly={t[1]} fin={t[6]} />
      <Sheet d={swell(362, 16, 2, -50)} fill={t[5]} shade={t[6]} />
      <path d={swell(386, 10, 3, -10)} fill={t[6]} />
    </Picture>
  )
}
