// How to build a career in marine biology: stepping stones along a tidal pool, a student with a net.
import { Gull } from '../kit/animals.tsx'
import { ridge, shape, swell } from '../kit/curves.ts'
import { Fish } from '../kit/fish.tsx'
import { Sun } from '../kit/light.tsx'
import { palettes } from '../kit/palettes.ts'
import { Lifted, Picture, Sheet } from '../kit/paper.tsx'
import { Person } from '../kit/person.tsx'
import { Anemone, Crab, Seagrass, Starfish, Urchin } from '../kit/reef-life.tsx'

const { tones: t, warm } = palettes.tidepool

export function BuildCareerMarineBiology() {
  return (
    <Picture from={t[0]} to={t[1]}>
      <Sun x={500} y={88} r={34} fill="#fff" rings={3} />
      <Gull x={392} y={72} scale={0.8} fill={t[3]} />
      <path d={ridge([420, 170], [500, 130], [580, 146], [660, 112])} fill={t[2]} opacity="0.6" />
      <Sheet d={swell(162, 7, 7)} fill={t[4]} shade={t[6]} edge={t[1]} />
      <Sheet d={swell(186, 8, 5, -30)} fill={t[5]} shade={t[6]} edge={t[4]} />
      <Sheet
        d={ridge(
          [-20, 120],
          [40, 96],
          [100, 110],
          [124, 160],
          [180, 168],
          [214, 200],
          [290, 206],
          [316, 240],
          [420, 248],
          [520, 232],
          [560, 196],
          [620, 190],
          [660, 170],
        )}
        fill={t[2]}
        shade={t[5]}
        edge={t[1]}
      />
      <Person
        x={248}
        y={206}
        scale={1.14}
        coat={warm}
        skin={t[6]}
        legs={t[6]}
        hat={t[3]}
        arms="M8-62c12 6 24 8 36 4M-6-62c4 14 14 20 28 18"
        stance="walking"
      />
      <path d="M268 108l116 122" stroke={t[6]} strokeWidth="5" strokeLinecap="round" />
      <path d="M372 222c14-8 36-4 44 10-2 26-6 40-12 54-18-4-34-30-38-54z" fill={t[0]} opacity="0.85" />
      <path
        d="M372 220c14-8 36-4 44 10M380 240l26 36M396 232l8 44M368 236c14 8 30 8 46 2M374 256c10 6 24 6 38 2"
        fill="none"
        stroke={t[3]}
        strokeWidth="2.5"
      />
      <ellipse
        cx="393"
        cy="227"
        rx="26"
        ry="9"
        transform="rotate(16 393 227)"
        fill="none"
        stroke={t[6]}
        strokeWidth="5"
      />
      <path d="M132 130h34l-5 36h-24z" fill={t[5]} />
      <path d="M132 130c4-22 30-22 34 0" fill="none" stroke={t[6]} strokeWidth="3.5" />
      <path
        d={shape(
          [150, 300],
          [170, 262],
          [260, 250],
          [400, 258],
          [520, 250],
          [572, 270],
          [580, 330],
          [500, 372],
          [330, 384],
          [196, 362],
        )}
        fill={t[3]}
      />
      <path
        d={shape(
          [160, 304],
          [184, 272],
          [270, 264],
          [400, 270],
          [512, 262],
          [558, 284],
          [564, 328],
          [490, 364],
          [330, 374],
          [204, 352],
        )}
        fill={t[5]}
      />
      <path
        d={shape([180, 288], [270, 270], [400, 276], [520, 270], [540, 286], [420, 296], [270, 292])}
        fill={t[4]}
        opacity="0.8"
      />
      <path d="M372 270c14 6 30 4 40-2-2 12-4 18-8 24-12-2-26-10-32-22z" fill={t[0]} opacity="0.35" />
      <Fish x={300} y={314} scale={0.72} fill={t[1]} eye={t[6]} />
      <Fish x={464} y={304} scale={0.6} fill={t[2]} eye={t[6]} flip />
      <Lifted shade={t[6]}>
        <Anemone x={240} y={356} scale={0.82} fill={t[3]} tip={warm} />
        <Starfish x={404} y={344} scale={0.86} turn={16} fill={warm} />
        <Urchin x={500} y={350} scale={0.8} fill={t[6]} />
        <Urchin x={326} y={372} scale={0.6} fill={t[6]} />
      </Lifted>
      <Sheet
        d={ridge(
          [-20, 224],
          [60, 230],
          [110, 270],
          [150, 330],
          [230, 366],
          [340, 384],
          [460, 374],
          [560, 346],
          [600, 290],
          [660, 272],
        )}
        fill={t[3]}
        shade={t[6]}
        edge={t[2]}
      />
      <g fill={t[0]} opacity="0.75">
        <circle cx="128" cy="312" r="6" />
        <circle cx="142" cy="324" r="4.5" />
        <circle cx="124" cy="328" r="4" />
        <circle cx="606" cy="312" r="6" />
        <circle cx="594" cy="326" r="4.5" />
        <circle cx="612" cy="330" r="4" />
      </g>
      <Crab x={86} y={250} scale={0.7} fill={warm} />
      <Seagrass from={592} to={656} y={404} height={90} count={8} seed={5} lean={-12} fill={t[6]} />
      <path d={ridge([-20, 330], [60, 344], [140, 382], [300, 396], [480, 390], [600, 364], [660, 350])} fill={t[6]} />
    </Picture>
  )
}
