// Marine biologist: a microscope, and the drop of sea it shows.
import { ridge } from '../kit/curves.ts'
import { Microscope } from '../kit/instruments.tsx'
import { Beam, Specks } from '../kit/light.tsx'
import { palettes } from '../kit/palettes.ts'
import { Lifted, Picture, Sheet } from '../kit/paper.tsx'
import { CellChain, Copepod, Diatom, Radiolarian } from '../kit/plankton.tsx'

const { tones: t, warm } = palettes.plankton

export function MarineBiologist() {
  return (
    <Picture from={t[4]} to={t[5]}>
      <Sheet d={ridge([-20, 110], [120, 40], [300, 60], [420, 130], [540, 70], [660, 90])} fill={t[5]} shade={t[6]} />
      <Sheet
        d={ridge([-20, 300], [140, 330], [320, 300], [480, 340], [660, 300])}
        fill={t[6]}
        shade={t[6]}
        edge={t[5]}
      />
      <Specks count={36} seed={5} fill={t[1]} size={2} />
      <Beam from={[446, 250]} left={[316, 101]} right={[268, 333]} color={t[0]} strength={0.5} />
      <Sheet d="M62 200a146 146 0 1 0 292 0a146 146 0 1 0-292 0z" fill={t[3]} shade={t[6]} edge={t[2]} lift={1.4} />
      <circle cx="208" cy="200" r="130" fill={t[2]} />
      <circle cx="208" cy="196" r="112" fill={t[1]} />
      <circle cx="208" cy="188" r="84" fill={t[0]} opacity="0.7" />
      <Lifted shade={t[5]}>
        <Copepod x={216} y={196} scale={1.02} turn={-24} fill={t[4]} mark={t[1]} />
        <Radiolarian x={276} y={116} scale={0.74} fill={warm} mark="#c9822a" />
        <Diatom x={142} y={124} scale={0.72} turn={-38} fill={t[3]} mark={t[1]} />
        <CellChain x={250} y={286} scale={0.74} turn={-14} fill={t[3]} mark={t[1]} />
        <Diatom x={128} y={262} scale={0.58} turn={52} fill={warm} mark="#c9822a" />
        <Radiolarian x={302} y={222} scale={0.42} fill={t[4]} mark={t[2]} />
      </Lifted>
      <Lifted shade={t[6]}>
        <Microscope x={470} y={200} scale={1.12} body={t[1]} light="#fff" accent={warm} dark={t[3]} />
      </Lifted>
      <Sheet
        d={ridge([-20, 362], [160, 352], [340, 358], [500, 350], [660, 358])}
        fill={t[6]}
        shade={t[6]}
        edge={t[4]}
      />
    </Picture>
  )
}
