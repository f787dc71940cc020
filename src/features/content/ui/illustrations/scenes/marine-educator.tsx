// Marine educator: a class on a pier, and what lives beneath their feet.
import { Gull } from '../kit/animals.tsx'
import { ridge, swell } from '../kit/curves.ts'
import { Fish, School } from '../kit/fish.tsx'
import { Sun } from '../kit/light.tsx'
import { palettes } from '../kit/palettes.ts'
import { Picture, Sheet } from '../kit/paper.tsx'
import { Person } from '../kit/person.tsx'
import { Anemone, Crab, Seagrass, Starfish } from '../kit/reef-life.tsx'

const { tones: t, warm } = palettes.noon

export function MarineEducator() {
  return (
    <Picture from={t[0]} to={t[1]}>
      <Sun x={118} y={112} r={38} fill={t[2]} rings={3} />
      <Gull x={232} y={66} scale={0.8} fill={t[4]} />
      <Gull x={274} y={84} scale={0.5} fill={t[4]} />
      <path d={ridge([-20, 212], [60, 186], [150, 200], [250, 216])} fill={t[3]} opacity="0.6" />
      <Sheet d={swell(220, 8, 6)} fill={t[3]} shade={t[5]} edge="#a9e3de" />
      <Sheet d={swell(254, 10, 4, -40)} fill={t[4]} shade={t[6]} />
      <g fill={t[6]}>
        <path d="M250 190h18v230h-18zM386 190h18v230h-18zM522 190h18v230h-18z" />
      </g>
      <g transform="translate(0 4)">
        <Person
          x={300}
          y={184}
          scale={1.16}
          coat={warm}
          skin={t[6]}
          legs={t[5]}
          hat="#fff"
          arms="M-8-62c-12 6-16 14-14 24M8-62c14-4 22-14 28-32"
        />
        <Starfish x={340} y={82} scale={0.62} turn={12} fill={warm} />
        <Person
          x={388}
          y={184}
          scale={0.78}
          coat={t[4]}
          skin={t[6]}
          legs={t[6]}
          arms="M-8-62c-10-6-16-16-18-28M8-62c6 12 6 18 4 28"
        />
        <Person
          x={430}
          y={184}
          scale={0.7}
          coat={t[2]}
          skin={t[5]}
          legs={t[5]}
          arms="M-8-60c-6 12-6 18-4 28M8-60c6 12 6 18 4 28"
        />
        <Person
          x={472}
          y={184}
          scale={0.8}
          coat="#fff"
          skin={t[6]}
          legs={t[4]}
          arms="M-8-62c-12-2-18-10-22-22M8-62c6 12 6 18 4 28"
        />
        <Person
          x={572}
          y={184}
          scale={0.74}
          coat={warm}
          skin={t[5]}
          legs={t[5]}
          stance="sitting"
          arms="M-4-58c8 12 14 16 22 18"
          flip
        />
        <path d="M556 164h34v22h-34z" fill={t[2]} />
        <path d="M506 148h36l-5 36h-26z" fill={t[4]} />
        <path d="M506 148c4-24 32-24 36 0" fill="none" stroke={t[6]} strokeWidth="3.5" />
      </g>
      <Sheet d="M222 186h440v20H222c-6 0-9-4-9-10s3-10 9-10z" fill={t[6]} shade={t[6]} />
      <path d="M300 186v20M386 186v20M472 186v20M558 186v20" stroke={t[5]} strokeWidth="3" />
      <School x={120} y={302} width={190} height={64} count={9} seed={17} scale={0.56} flip fill={t[5]} />
      <Fish x={334} y={266} scale={0.86} fill={t[2]} eye={t[6]} cut="disc" />
      <Fish x={462} y={300} scale={0.66} fill={t[1]} eye={t[6]} cut="disc" flip />
      <Sheet
        d={ridge([-20, 352], [120, 362], [260, 338], [400, 356], [540, 336], [660, 346])}
        fill={t[5]}
        shade={t[6]}
        edge={t[4]}
      />
      <Anemone x={330} y={346} scale={0.86} fill={warm} tip="#ffd0b8" />
      <Crab x={196} y={344} scale={0.66} fill={warm} />
      <Starfish x={470} y={338} scale={0.6} turn={20} fill={t[2]} />
      <Seagrass from={580} to={660} y={404} height={120} count={9} seed={6} lean={-14} fill={t[6]} />
      <Seagrass from={-10} to={90} y={404} height={104} count={10} seed={8} lean={16} fill={t[6]} />
      <path d={ridge([-20, 388], [140, 382], [320, 390], [500, 378], [660, 384])} fill={t[6]} />
    </Picture>
  )
}
