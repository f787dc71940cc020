// Nothing here yet: a small boat on a calm sea at first light.
import { palettes } from './palette.ts'
import { Porthole } from './scene.tsx'
import { crestBand } from './wave-path.ts'

const { tones, warm } = palettes.lagoon

export function CalmSea({ className }: { className?: string }) {
  return (
    <Porthole palette={palettes.lagoon} className={className}>
      {() => (
        <>
          <circle cx="206" cy="112" r="64" fill="#fff" opacity="0.25" />
          <circle cx="206" cy="112" r="44" fill="#fff" opacity="0.35" />
          <circle cx="206" cy="112" r="27" fill={warm} />
          <path d="M0 168c40-22 78-30 116-18s62 6 96-6 70-8 108 10v166H0z" fill={tones[1]} />
          <path d={crestBand(360, 190, 330, 3, 12)} fill={tones[2]} transform="translate(-30)" />
          <g>
            <path d="M126 118v76" stroke={tones[6]} strokeWidth="3.5" strokeLinecap="round" />
            <path d="M130 120c22 18 34 40 38 64h-38z" fill="#fff" />
            <path d="M122 132c-14 14-24 32-28 52h28z" fill={tones[0]} />
            <path d="M78 192c34 6 72 6 108-2-6 20-16 32-30 36h-48c-14-4-26-16-30-34z" fill={tones[5]} />
            <path d="M78 192c34 6 72 6 108-2l-3 9c-34 6-68 6-102 1z" fill={warm} />
          </g>
          <path d={crestBand(340, 218, 330, 4, 10)} fill={tones[3]} />
          <path d={crestBand(360, 246, 330, 3, 14)} fill={tones[4]} transform="translate(-50)" />
          <path d={crestBand(340, 274, 330, 3, 12)} fill={tones[5]} transform="translate(-10)" />
        </>
      )}
    </Porthole>
  )
}
