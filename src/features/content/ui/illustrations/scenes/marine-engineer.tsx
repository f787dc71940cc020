// Marine engineer: a vessel at work, her vehicle on its cable, turbines on the horizon.
import { ridge, shape, swell } from '../kit/curves.ts'
import { Rov } from '../kit/instruments.tsx'
import { Beam, Specks, Sun } from '../kit/light.tsx'
import { WindTurbine } from '../kit/markers.tsx'
import { palettes } from '../kit/palettes.ts'
import { Lifted, Picture, Sheet } from '../kit/paper.tsx'
import { ResearchVessel } from '../kit/vessel.tsx'

const { tones: t, warm } = palettes.steel

export function MarineEngineer() {
  return (
    <Picture from={t[0]} to={t[1]}>
      <Sun x={384} y={72} r={22} fill="#fff" rings={3} />
      <WindTurbine x={446} y={126} scale={0.44} turn={14} fill={t[2]} />
      <WindTurbine x={506} y={126} scale={0.56} turn={40} fill={t[2]} />
      <WindTurbine x={580} y={126} scale={0.7} turn={72} fill={t[3]} />
      <Sheet d={swell(122, 8, 6)} fill={t[2]} shade={t[4]} edge={t[1]} />
      <Lifted shade={t[5]}>
        <ResearchVessel x={178} y={132} scale={1.08} hull={t[6]} house="#fff" accent={warm} glass={t[3]} />
      </Lifted>
      <Sheet d={swell(146, 9, 5, -30)} fill={t[3]} shade={t[5]} edge={t[2]} />
      <Sheet d={swell(196, 14, 3, -20)} fill={t[4]} shade={t[6]} />
      <path d="M60 66c-14 90-10 196 150 186 110-8 200-84 210-20" fill="none" stroke={warm} strokeWidth="4" />
      <Sheet d={swell(268, 18, 3, -50)} fill={t[5]} shade={t[6]} />
      <Beam from={[338, 288]} left={[96, 300]} right={[168, 420]} color="#fff3c4" strength={0.8} />
      <Specks count={22} seed={21} fill={t[1]} field={[80, 220, 300, 140]} />
      <path d={shape([120, 356], [136, 326], [166, 318], [190, 334], [198, 360])} fill={t[4]} />
      <Sheet
        d={ridge([-20, 352], [90, 362], [200, 346], [320, 368], [460, 352], [580, 362], [660, 344])}
        fill={t[6]}
        shade={t[6]}
        edge={t[4]}
      />
      <Lifted shade={t[6]}>
        <Rov x={420} y={272} scale={1.06} body={t[1]} light="#fff" accent={warm} dark={t[6]} />
      </Lifted>
      <path d={ridge([-20, 386], [160, 378], [340, 390], [520, 380], [660, 384])} fill="#0b2333" />
    </Picture>
  )
}
