// Marine engineer: a vessel at work, her vehicle on its cable, turbines on the horizon.
import { ridge, shape, swell } from '../kit/curves.ts'
import { Rov } from '../kit/instruments.tsx'
import { Beam, Specks, Sun } from '../kit/light.tsx'
import { WindTurbine } from '../kit/markers.tsx'
import { palettes } from '../kit/palettes.ts'
import { Picture, Sheet } from '../kit/paper.tsx'
import { ResearchVessel } from '../kit/vessel.tsx'

const { tones: t, warm } = palettes.steel

export function MarineEngineer() {
  return (
    <Picture from={t[0]} to={t[1]}>
      <Sun x={330} y={82} r={26} fill="#fff" rings={3} />
      <WindTurbine x={404} y={126} scale={0.62} turn={14} fill={t[2]} />
      <WindTurbine x={480} y={126} scale={0.86} turn={40} fill={t[2]} />
      <WindTurbine x={576} y={126} scale={1.04} turn={72} fill={t[3]} />
      <Sheet d={swell(122, 8, 6)} fill={t[2]} shade={t[4]} edge={t[1]} />
      <ResearchVessel x={178} y={132} scale={1.08} hull={t[6]} house="#fff" accent={warm} glass={t[3]} />
      <Sheet d={swell(146, 9, 5, -30)} fill={t[3]} shade={t[5]} edge={t[2]} />
      <Sheet d={swell(196, 14, 3, -20)} fill={t[4]} shade={t[6]} />
      <path d="M62 150c-20 60 60 130 170 96s180-60 186-8" fill="none" stroke={warm} strokeWidth="4" />
      <Sheet d={swell(268, 18, 3, -50)} fill={t[5]} shade={t[6]} />
      <Beam from={[338, 288]} left={[96, 300]} right={[168, 420]} color="#fff3c4" strength={0.8} />
      <Specks count={22} seed={21} fill={t[1]} field={[80, 220, 300, 140]} />
      <Sheet
        d={ridge([-20, 352], [90, 362], [200, 346], [320, 368], [460, 352], [580, 362], [660, 344])}
        fill={t[6]}
        shade={t[6]}
        edge={t[4]}
      />
      <path d={shape([120, 356], [136, 326], [166, 318], [190, 334], [198, 360])} fill={t[4]} />
      <Rov x={420} y={272} scale={1.06} body={t[1]} light="#fff" accent={warm} dark={t[6]} />
      <path d={ridge([-20, 386], [160, 378], [340, 390], [520, 380], [660, 384])} fill="#0b2333" />
    </Picture>
  )
}
