// The site itself, for shared links: a buoy at berth in the trough of a wave, as in the mark, and a whale passing under it.
import { Gull, Whale } from '../kit/animals.tsx'
import { ridge, swell } from '../kit/curves.ts'
import { Rays, Sun } from '../kit/light.tsx'
import { Buoy } from '../kit/markers.tsx'
import { palettes } from '../kit/palettes.ts'
import { Lifted, Picture, Sheet } from '../kit/paper.tsx'
import { ResearchVessel } from '../kit/vessel.tsx'

const { tones: t, warm } = palettes.lagoon

export function Site() {
  return (
    <Picture from="#f3fbfa" to={t[0]}>
      <Sun x={196} y={112} r={40} fill={warm} rings={3} />
      <Gull x={318} y={84} scale={0.8} fill={t[4]} />
      <Gull x={356} y={100} scale={0.5} fill={t[4]} />
      <path d={ridge([-20, 158], [70, 128], [150, 152], [260, 164])} fill={t[1]} />
      <Sheet d={swell(162, 8, 6)} fill={t[1]} shade={t[3]} edge={t[0]} />
      <ResearchVessel x={330} y={170} scale={0.5} hull={t[6]} house="#fff" accent={warm} glass={t[3]} />
      <Sheet d={swell(186, 12, 4, -40)} fill={t[2]} shade={t[4]} edge={t[1]} />
      <Lifted shade={t[6]}>
        <Buoy x={490} y={200} scale={1.2} turn={6} fill={warm} band="#fff" dark={t[6]} />
      </Lifted>
      <Sheet d={swell(216, 16, 3, -10)} fill={t[3]} shade={t[5]} edge={t[2]} />
      <Sheet d={swell(262, 16, 3, -60)} fill={t[4]} shade={t[6]} />
      <Rays x={320} color="#fff" strength={0.2} depth={400} top={208} />
      <Lifted shade={t[6]}>
        <Whale x={150} y={228} scale={0.76} turn={-4} back={t[6]} belly={t[2]} fin={t[5]} />
      </Lifted>
      <Sheet d={swell(344, 20, 2, -40)} fill={t[5]} shade={t[6]} />
      <path d={swell(376, 14, 3, -10)} fill={t[6]} />
    </Picture>
  )
}
