// Underwater photographer: the camera in its housing, two lamps, a jellyfish in their light.
import { ceiling, ridge } from '../kit/curves.ts'
import { CameraHousing, Strobe } from '../kit/instruments.tsx'
import { Jellyfish } from '../kit/jellyfish.tsx'
import { Beam, Rays, Specks } from '../kit/light.tsx'
import { palettes } from '../kit/palettes.ts'
import { Lifted, Picture, Sheet } from '../kit/paper.tsx'

const { tones: t, warm } = palettes.velvet

export function UnderwaterPhotographer() {
  return (
    <Picture from={t[3]} to={t[5]}>
      <Rays x={190} color={t[0]} strength={0.45} />
      <Sheet d={ceiling([-20, 40], [120, 22], [240, 44], [380, 20], [520, 42], [660, 22])} fill={t[2]} shade={t[6]} />
      <Sheet
        d={ridge([-20, 250], [120, 286], [260, 264], [420, 300], [560, 250], [660, 236])}
        fill={t[4]}
        shade={t[6]}
      />
      <Beam from={[352, 134]} left={[40, 40]} right={[110, 310]} color={t[0]} strength={0.5} />
      <Lifted shade={t[6]}>
        <Jellyfish x={176} y={168} scale={1.12} turn={12} bell={warm} inner={t[0]} thread={t[1]} />
      </Lifted>
      <Jellyfish x={308} y={322} scale={0.34} turn={-10} bell={t[2]} inner={t[1]} thread={t[2]} />
      <Jellyfish x={46} y={250} scale={0.36} turn={16} bell={t[2]} inner={t[1]} thread={t[2]} />
      <Specks count={30} seed={11} fill={t[0]} size={2.4} />
      <Sheet d={ridge([-20, 352], [140, 330], [300, 366], [460, 346], [660, 326])} fill={t[5]} shade={t[6]} />
      <Lifted shade={t[6]}>
        <CameraHousing x={458} y={256} scale={1.02} body={t[2]} light={t[0]} accent={warm} dark={t[6]} />
        <Strobe x={366} y={116} scale={1} turn={14} body={t[6]} light="#fff6e0" />
        <Strobe x={556} y={116} scale={1} turn={-8} body={t[6]} light="#fff6e0" />
      </Lifted>
      <path d={ridge([-20, 376], [160, 366], [320, 388], [500, 374], [660, 366])} fill={t[6]} />
    </Picture>
  )
}
