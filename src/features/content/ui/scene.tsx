// The picture of an article or a career. Until each has a scene of its own, one of a few drawn seas, chosen by its id.
import { useId } from 'react'
import { classNames } from '#design/class-names.ts'
import { BranchCoral, TubeCoral } from '#design/illustration/coral.tsx'
import { Kelp } from '#design/illustration/kelp.tsx'
import { type PaletteName, palettes } from '#design/illustration/palette.ts'
import { crestBand } from '#design/illustration/wave-path.ts'

const names = Object.keys(palettes) as PaletteName[]

export function Scene({ id, className }: { id: string; className?: string }) {
  const light = useId()
  const sum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  const { tones, warm } = palettes[names[sum % names.length] ?? 'lagoon']
  return (
    <div className={classNames('grain', className)} aria-hidden="true">
      <svg viewBox="0 0 480 300" preserveAspectRatio="xMidYMid slice" className="block size-full" aria-hidden="true">
        <linearGradient id={light} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={tones[0]} />
          <stop offset="1" stopColor={tones[2]} />
        </linearGradient>
        <rect width="480" height="300" fill={`url(#${light})`} />
        <circle cx={120 + (sum % 240)} cy="74" r="36" fill={warm} />
        <path d={crestBand(520, 140, 300, 3, 18)} fill={tones[2]} transform="translate(-40)" />
        <path d={crestBand(520, 176, 300, 4, 14)} fill={tones[3]} />
        <path d={crestBand(560, 214, 300, 3, 16)} fill={tones[4]} transform="translate(-60)" />
        <Kelp x={60 + (sum % 60)} y={304} height={130} lean={24} fill={tones[5]} />
        <BranchCoral x={330 + (sum % 70)} y={296} scale={0.9} fill={tones[5]} />
        <TubeCoral x={250} y={298} scale={0.6} fill={tones[6]} />
        <path d={crestBand(480, 284, 300, 4, 10)} fill={tones[6]} />
      </svg>
    </div>
  )
}
