// The ground of the hero's sea: three ridges of reef, fish between them, kelp at both sides.
import { BranchCoral, TubeCoral } from './coral.tsx'
import { Kelp } from './kelp.tsx'

const far = '#0d5263'
const middle = '#0a3f51'
const near = '#06293a'

const fish = [
  [640, 74, 0.9],
  [676, 62, 0.7],
  [690, 88, 0.75],
  [724, 76, 0.6],
  [612, 92, 0.6],
] as const

export function HeroReef() {
  return (
    <>
      {/* Anchored at the bottom and cut at the sides, so that nothing is squeezed on a phone. */}
      <svg className="sea-reef" viewBox="0 0 1440 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <path
          d="M-600 190c120-46 220-60 330-40s150 40 270 22 170-86 310-92 190 66 330 70 230-70 380-60 200 60 320 52 260-70 420-52 240 60 280 70v180H-600z"
          fill={far}
        />
        <g fill={far}>
          {fish.map(([x, y, scale]) => (
            <path
              key={x}
              transform={`translate(${x} ${y}) scale(${scale})`}
              d="M0 0c8-8 20-9 29-2 4-4 7-5 11-5-3 5-3 9 0 14-4 0-7-2-11-5C20 9 8 8 0 0z"
            />
          ))}
        </g>
        <BranchCoral x={1010} y={104} scale={0.62} fill={far} />
        <path
          d="M-600 236c140-20 260-54 400-44s190 54 330 46 190-60 320-58 180 54 320 52 250-72 400-66 210 50 330 44 320-44 540-20v150H-600z"
          fill={middle}
        />
        <BranchCoral x={400} y={190} scale={0.72} fill={middle} />
        <TubeCoral x={478} y={182} scale={0.6} fill={middle} />
        <BranchCoral x={1196} y={172} scale={0.95} fill={middle} />
        <TubeCoral x={1104} y={186} scale={0.7} fill={middle} />
        <path
          d="M-600 228c160 6 300-26 450-20s220 40 380 30 240-42 400-34 210 36 370 26 220-46 380-36 300 44 620 20v120H-600z"
          fill={near}
        />
        <BranchCoral x={250} y={236} scale={0.8} fill={near} />
        <TubeCoral x={836} y={232} scale={0.6} fill={near} />
        <BranchCoral x={930} y={236} scale={0.62} fill={near} />
      </svg>
      <svg className="sea-kelp sea-kelp-left" viewBox="0 0 200 320" aria-hidden="true">
        <Kelp x={120} y={330} height={230} lean={-26} blades={9} fill={middle} />
        <Kelp x={62} y={330} height={300} lean={30} blades={11} fill={near} />
        <Kelp x={150} y={330} height={180} lean={22} blades={8} fill={near} />
      </svg>
      <svg className="sea-kelp sea-kelp-right" viewBox="0 0 200 320" aria-hidden="true">
        <Kelp x={70} y={330} height={240} lean={24} blades={9} fill={middle} />
        <Kelp x={130} y={330} height={310} lean={-28} blades={11} fill={near} />
        <Kelp x={178} y={330} height={200} lean={-20} blades={8} fill={near} />
      </svg>
    </>
  )
}
