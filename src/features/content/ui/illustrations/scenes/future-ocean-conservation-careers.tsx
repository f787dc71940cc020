// The next ten years of ocean work: a satellite above, a glider below, the sea floor in its sonar.
import { curveThrough, ridge, swell } from '../kit/curves.ts'
import { Glider, Satellite } from '../kit/instruments.tsx'
import { Beam, Specks } from '../kit/light.tsx'
import { palettes } from '../kit/palettes.ts'
import { Lifted, Picture, Sheet } from '../kit/paper.tsx'

const { tones: t, warm } = palettes.aurora

export function FutureOceanConservationCareers() {
  return (
    <Picture from={t[6]} to={t[4]}>
      <Specks count={52} seed={13} fill={t[0]} field={[0, 0, 640, 150]} size={1.9} />
      <path
        d={curveThrough([
          [-20, 96],
          [90, 40],
          [210, 96],
          [330, 48],
          [450, 92],
          [560, 46],
          [660, 84],
        ])}
        fill="none"
        stroke={t[1]}
        strokeWidth="30"
        opacity="0.16"
      />
      <path
        d={curveThrough([
          [-20, 124],
          [100, 72],
          [230, 124],
          [350, 76],
          [470, 120],
          [580, 76],
          [660, 112],
        ])}
        fill="none"
        stroke={t[2]}
        strokeWidth="40"
        opacity="0.2"
      />
      <Beam from={[478, 96]} left={[392, 176]} right={[520, 176]} color={t[0]} strength={0.6} />
      <Lifted shade={t[6]}>
        <Satellite x={486} y={82} scale={0.78} turn={16} body={t[3]} light={t[0]} accent={warm} dark={t[6]} />
      </Lifted>
      <Sheet d={swell(168, 6, 7)} fill={t[3]} shade={t[6]} edge={t[1]} />
      <path d="M452 172v-34" stroke={t[0]} strokeWidth="4" strokeLinecap="round" />
      <rect x="440" y="158" width="24" height="66" rx="12" fill={warm} />
      <path d="M440 176h24v10h-24z" fill={t[6]} />
      <Sheet d={swell(190, 8, 5, -30)} fill={t[4]} shade={t[6]} edge={t[3]} />
      <Sheet d={swell(248, 14, 3, -10)} fill={t[5]} shade={t[6]} />
      <g fill="none" stroke={t[2]} strokeLinecap="round">
        <path d="M196 296c20 10 56 10 78 0" strokeWidth="3.5" opacity="0.9" />
        <path d="M180 316c30 14 80 14 110 0" strokeWidth="3.5" opacity="0.7" />
        <path d="M164 336c40 18 104 18 142 0" strokeWidth="3.5" opacity="0.5" />
      </g>
      <Beam from={[236, 262]} left={[96, 400]} right={[376, 400]} color={t[1]} strength={0.5} />
      <Sheet
        d={ridge([-20, 330], [70, 344], [150, 372], [240, 352], [330, 374], [430, 340], [540, 300], [660, 322])}
        fill={t[6]}
        shade={t[6]}
        edge={t[2]}
      />
      <g fill="none" stroke={t[3]} strokeWidth="2.5" opacity="0.7">
        <path
          d={curveThrough([
            [380, 380],
            [450, 356],
            [540, 318],
            [660, 340],
          ])}
        />
        <path
          d={curveThrough([
            [430, 396],
            [480, 374],
            [546, 338],
            [660, 360],
          ])}
        />
        <path
          d={curveThrough([
            [490, 404],
            [556, 360],
            [660, 382],
          ])}
        />
      </g>
      <Lifted shade={t[6]}>
        <Glider x={236} y={244} scale={1.16} turn={-12} body={warm} light="#fff" accent="#fff" dark={t[2]} />
      </Lifted>
    </Picture>
  )
}
