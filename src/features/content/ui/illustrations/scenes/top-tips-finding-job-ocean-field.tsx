// Twelve tips for finding a job: a chart under a lamp, dividers, a mug, the harbour outside.
import { curveThrough, ridge, shape, swell } from '../kit/curves.ts'
import { Beam, Specks, Sun } from '../kit/light.tsx'
import { palettes } from '../kit/palettes.ts'
import { Picture, Sheet } from '../kit/paper.tsx'
import { Sail } from '../kit/vessel.tsx'

const { tones: t, warm } = palettes.harbour

function Chart() {
  return (
    <>
      <Sheet
        d="M104 270c90-16 200-16 286 0 10 34 22 66 40 100-110-16-262-16-366 0 18-34 30-66 40-100z"
        fill={t[0]}
        shade={t[6]}
      />
      <path
        d={shape([112, 292], [150, 270], [196, 280], [190, 304], [150, 316], [132, 346], [84, 356], [98, 316])}
        fill={t[2]}
        opacity="0.75"
      />
      <path d={shape([332, 276], [378, 272], [394, 300], [372, 312], [346, 298])} fill={t[2]} opacity="0.75" />
      <path
        d="M236 262l-14 100M150 268l-40 98M320 264l24 98M92 312c100-14 220-14 312 0"
        fill="none"
        stroke={t[3]}
        strokeWidth="1.6"
        opacity="0.6"
      />
      <path
        d={curveThrough([
          [160, 330],
          [206, 346],
          [256, 330],
          [288, 298],
          [340, 318],
          [366, 342],
        ])}
        fill="none"
        stroke={warm}
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="1 11"
      />
      <path d="M358 332l18 18M376 332l-18 18" stroke={warm} strokeWidth="6" strokeLinecap="round" />
      <g transform="translate(246 298) scale(1 0.6)" fill={t[4]}>
        <path d="M0-32l6 26 26 6-26 6-6 26-6-26-26-6 26-6z" />
        <circle r="20" fill="none" stroke={t[4]} strokeWidth="2.5" />
      </g>
    </>
  )
}

export function TopTipsFindingJobOceanField() {
  return (
    <Picture from={t[5]} to={t[5]}>
      <Sheet d="M64 32h268c8 0 12 4 12 12v176H52V44c0-8 4-12 12-12z" fill={t[6]} shade={t[6]} />
      <svg x="64" y="44" width="268" height="166" viewBox="64 44 268 166" aria-hidden="true">
        <rect x="64" y="44" width="268" height="166" fill={t[3]} />
        <path d="M60 40h280v58c-30 10-50-6-82-2s-44 16-80 8-60-14-118 2z" fill={t[4]} />
        <path d="M60 40h280v30c-40 10-70-8-110-2s-90 14-170-2z" fill={t[5]} opacity="0.6" />
        <Specks count={16} seed={9} fill={t[0]} field={[64, 44, 268, 60]} />
        <Sun x={214} y={150} r={34} fill={t[2]} rings={2} />
        <path d={swell(160, 6, 8)} fill={t[4]} />
        <Sail x={142} y={168} scale={0.8} hull={t[6]} sail={t[0]} />
        <path d={swell(178, 7, 7, -30)} fill={t[5]} />
        <path d={swell(196, 7, 6)} fill={t[6]} />
      </svg>
      <path d="M198 44v166" stroke={t[6]} strokeWidth="8" />
      <Beam from={[440, 104]} left={[70, 372]} right={[470, 372]} color={t[1]} strength={0.75} />
      <Sheet d={ridge([-20, 252], [320, 250], [660, 252])} fill={t[3]} shade={t[6]} edge={t[2]} />
      <Beam from={[440, 104]} left={[40, 390]} right={[490, 390]} color={t[1]} strength={0.6} />
      <Chart />
      <path d="M300 236l-34 92M300 236l14 96" stroke={t[6]} strokeWidth="6" strokeLinecap="round" />
      <circle cx="300" cy="234" r="9" fill={warm} />
      <path
        d="M548 262l36-112-118-64"
        fill="none"
        stroke={t[6]}
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="584" cy="150" r="9" fill={warm} />
      <Sheet d="M500 276c0-14 20-24 48-24s48 10 48 24z" fill={t[6]} shade={t[6]} lift={0.6} />
      <g transform="rotate(28 456 88)">
        <Sheet d="M404 118c2-34 18-52 36-54h20c20 2 34 20 36 54z" fill={warm} shade={t[6]} lift={0.7} />
        <path d="M414 118h72c-8 14-22 20-36 20s-28-6-36-20z" fill={t[0]} />
      </g>
      <path d="M532 318c20 0 30 10 28 24s-16 22-34 20" fill="none" stroke={t[0]} strokeWidth="9" />
      <Sheet d="M462 300h74l-5 62c-1 8-6 12-13 12h-38c-7 0-12-4-13-12z" fill={t[0]} shade={t[6]} lift={0.7} />
      <path d="M464 316h71l-1 16h-69z" fill={warm} />
      <path
        d="M486 288c-8-12 8-18 0-32M510 288c-8-12 8-18 0-32"
        fill="none"
        stroke={t[0]}
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.6"
      />
      <path d={ridge([-20, 384], [320, 380], [660, 384])} fill={t[4]} />
    </Picture>
  )
}
