// Marine protected areas: a line of floats, fullness on one side, and what spills over to the other.
import { BranchCoral, TubeCoral } from '#design/illustration/coral.tsx'
import { Kelp } from '#design/illustration/kelp.tsx'
import { ridge, swell } from '../kit/curves.ts'
import { Fish, School } from '../kit/fish.tsx'
import { Rays, Sun } from '../kit/light.tsx'
import { Buoy, Float } from '../kit/markers.tsx'
import { palettes } from '../kit/palettes.ts'
import { Lifted, Picture, Sheet } from '../kit/paper.tsx'
import { BrainCoral, FanCoral } from '../kit/reef-life.tsx'

const { tones: t, warm } = palettes.reserve

export function MarineProtectedAreasSuccess() {
  return (
    <Picture from={t[0]} to={t[1]}>
      <Sun x={500} y={70} r={26} fill="#fff" rings={3} />
      <path d={ridge([-20, 110], [60, 70], [160, 96], [260, 122])} fill={t[1]} />
      <Sheet d={swell(116, 7, 6)} fill={t[2]} shade={t[4]} edge={t[1]} />
      <Buoy x={392} y={118} scale={0.92} fill={warm} band="#fff" dark={t[6]} />
      <Sheet d={swell(140, 7, 5, -30)} fill={t[3]} shade={t[5]} edge={t[2]} />
      <Rays x={200} color="#fff" strength={0.34} depth={380} top={150} />
      <path d="M392 146h268v274H392z" fill={t[5]} opacity="0.35" />
      <path
        d="M392 142C396 230 388 300 392 372"
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        strokeDasharray="2 13"
        strokeLinecap="round"
      />
      <Sheet
        d={ridge([-20, 260], [90, 226], [200, 262], [300, 296], [420, 318], [560, 330], [660, 326])}
        fill={t[4]}
        shade={t[5]}
        edge={t[3]}
      />
      <School x={256} y={218} width={250} height={110} count={24} seed={77} scale={0.56} flip fill={t[5]} />
      <Lifted shade={t[6]}>
        <Fish x={116} y={226} scale={1.3} flip cut="grouper" fill={t[6]} eye={t[1]} />
        <Fish x={318} y={258} scale={0.74} flip fill={warm} eye={t[6]} cut="disc" />
        <Fish x={374} y={216} scale={0.62} flip fill={warm} eye={t[6]} cut="disc" />
      </Lifted>
      <Fish x={452} y={240} scale={0.66} flip fill={warm} />
      <Fish x={506} y={208} scale={0.58} flip fill={warm} />
      <Fish x={560} y={252} scale={0.54} flip fill={warm} />
      <path d="M-10 150c30-8 50-8 70-4s80-6 110-4 80 10 110 6 54-8 78-18" fill="none" stroke="#fff" strokeWidth="3" />
      <Float x={60} y={146} scale={0.7} fill={warm} dark={t[6]} />
      <Float x={170} y={142} scale={0.7} fill={warm} dark={t[6]} />
      <Float x={280} y={148} scale={0.7} fill={warm} dark={t[6]} />
      <FanCoral x={226} y={330} scale={0.7} fill={warm} rib="#cf5f30" />
      <BrainCoral x={312} y={346} scale={0.66} fill={t[2]} rib={t[4]} />
      <Sheet
        d={ridge([-20, 318], [100, 302], [220, 326], [340, 350], [460, 362], [660, 364])}
        fill={t[5]}
        shade={t[6]}
        edge={t[4]}
      />
      <Kelp x={26} y={340} height={150} lean={24} blades={9} fill={t[5]} />
      <BranchCoral x={126} y={318} scale={0.6} fill={t[5]} />
      <path d={ridge([-20, 366], [120, 354], [260, 374], [400, 384], [660, 382])} fill={t[6]} />
      <TubeCoral x={164} y={368} scale={0.66} fill={t[6]} />
    </Picture>
  )
}
