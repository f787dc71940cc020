// Seven paths into ocean conservation: a signpost on a headland, and the sea it points to.
import { Gull } from '../kit/animals.tsx'
import { ridge, swell } from '../kit/curves.ts'
import { Sun } from '../kit/light.tsx'
import { Signpost } from '../kit/markers.tsx'
import { palettes } from '../kit/palettes.ts'
import { Lifted, Picture, Sheet } from '../kit/paper.tsx'
import { Person } from '../kit/person.tsx'
import { Seagrass } from '../kit/reef-life.tsx'
import { Sail } from '../kit/vessel.tsx'

const { tones: t, warm } = palettes.dusk

export function CareerPathsOceanConservation() {
  return (
    <Picture from={t[0]} to={t[1]}>
      <Sun x={452} y={150} r={54} fill={warm} rings={3} />
      <Gull x={528} y={84} scale={0.8} fill={t[4]} />
      <Gull x={566} y={104} scale={0.55} fill={t[4]} />
      <path d={ridge([-20, 172], [80, 140], [190, 164], [280, 190])} fill={t[2]} />
      <Sheet d={swell(192, 7, 7)} fill={t[2]} shade={t[4]} edge={t[1]} />
      <Sail x={520} y={206} scale={0.86} hull={t[6]} sail="#fff" />
      <Sail x={396} y={198} scale={0.46} hull={t[5]} sail="#fff" />
      <Sheet d={swell(222, 9, 5, -30)} fill={t[3]} shade={t[5]} edge={t[2]} />
      <Sail x={586} y={250} scale={1.1} hull={t[6]} sail={warm} flip />
      <Sheet d={swell(262, 11, 4, -10)} fill={t[4]} shade={t[6]} edge={t[3]} />
      <Sheet
        d={ridge([-20, 250], [80, 262], [200, 290], [330, 330], [450, 372], [520, 420])}
        fill={t[5]}
        shade={t[6]}
        edge={t[4]}
      />
      <Lifted shade={t[6]}>
        <Signpost
          x={226}
          y={306}
          scale={1.16}
          post={t[6]}
          boards={[warm, '#fff4ec', '#ffd98a', t[1], '#fff4ec', warm, '#ffd98a']}
        />
      </Lifted>
      <Person
        x={400}
        y={376}
        scale={0.92}
        coat={warm}
        skin={t[6]}
        legs={t[6]}
        arms="M-8-62c-6 12-6 18-4 28M8-62c6 12 6 18 2 28"
      />
      <rect x="392" y="314" width="15" height="26" rx="6" fill={t[2]} />
      <Sheet
        d={ridge([-20, 330], [100, 338], [240, 364], [380, 392], [440, 420])}
        fill={t[6]}
        shade={t[6]}
        edge={t[5]}
      />
      <Seagrass from={-10} to={140} y={404} height={110} count={14} seed={23} lean={24} fill={t[6]} />
    </Picture>
  )
}
