// Coral restoration: a nursery tree hung with fragments, and a diver who tends it.
import { BranchCoral, TubeCoral } from '#design/illustration/coral.tsx'
import { ceiling, ridge } from '../kit/curves.ts'
import { Bubbles, GlidingDiver } from '../kit/diver.tsx'
import { School } from '../kit/fish.tsx'
import { Rays } from '../kit/light.tsx'
import { Float } from '../kit/markers.tsx'
import { palettes } from '../kit/palettes.ts'
import { Lifted, Picture, Sheet } from '../kit/paper.tsx'

const { tones: t, warm } = palettes.reef

const bars = [
  { y: 112, reach: 74 },
  { y: 170, reach: 104 },
  { y: 232, reach: 128 },
]
const hangers = [-0.92, -0.46, 0.46, 0.92]

function NurseryTree({ x }: { x: number }) {
  return (
    <>
      <path d={`M${x} 66V400`} stroke="#fff" strokeWidth="7" strokeLinecap="round" />
      {bars.map(({ y, reach }, row) => (
        <g key={y}>
          <path d={`M${x - reach} ${y}H${x + reach}`} stroke="#fff" strokeWidth="6" strokeLinecap="round" />
          {hangers.map((share, column) => {
            const at = Math.round(x + share * reach)
            const fill = [warm, t[2], t[0]][(row + column) % 3] ?? warm
            return (
              <g key={share}>
                <path d={`M${at} ${y}v12`} stroke="#fff" strokeWidth="2" />
                <BranchCoral x={at} y={y + 45} scale={0.38} fill={fill} />
              </g>
            )
          })}
        </g>
      ))}
      <Float x={x} y={62} scale={1.2} fill={warm} dark={t[6]} />
    </>
  )
}

export function CoralRestorationBreakthrough() {
  return (
    <Picture from={t[2]} to={t[4]}>
      <Rays x={250} color="#fff" strength={0.5} />
      <Sheet d={ceiling([-20, 30], [110, 14], [240, 34], [370, 14], [500, 32], [660, 16])} fill={t[1]} shade={t[5]} />
      <Sheet
        d={ridge([-20, 280], [100, 250], [220, 288], [360, 300], [480, 262], [580, 238], [660, 250])}
        fill={t[4]}
        shade={t[5]}
        edge={t[3]}
      />
      <BranchCoral x={588} y={246} scale={0.8} fill={t[4]} />
      <School x={80} y={150} width={120} height={70} count={8} seed={61} scale={0.44} flip fill={t[4]} />
      <Lifted shade={t[6]}>
        <NurseryTree x={244} />
      </Lifted>
      <Lifted shade={t[6]}>
        <GlidingDiver x={492} y={190} scale={0.86} turn={-4} suit={t[6]} trim={warm} glass={t[0]} />
      </Lifted>
      <Bubbles x={408} y={160} fill="#fff" scale={0.8} />
      <BranchCoral x={78} y={330} scale={0.7} fill={t[2]} />
      <BranchCoral x={420} y={338} scale={0.56} fill={warm} />
      <TubeCoral x={514} y={324} scale={0.7} fill={t[2]} />
      <Sheet
        d={ridge([-20, 334], [100, 320], [220, 350], [360, 344], [500, 312], [660, 320])}
        fill={t[5]}
        shade={t[6]}
        edge={t[4]}
      />
      <BranchCoral x={596} y={330} scale={0.84} fill={t[5]} />
      <path d={ridge([-20, 366], [140, 360], [320, 378], [480, 362], [660, 358])} fill={t[6]} />
      <TubeCoral x={150} y={370} scale={0.6} fill={t[6]} />
    </Picture>
  )
}
