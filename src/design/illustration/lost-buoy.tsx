// A page that is not there: a buoy that has slipped its mooring, listing in the swell at dusk.
import { palettes } from './palette.ts'
import { Porthole } from './scene.tsx'
import { crestBand } from './wave-path.ts'

const { tones, warm } = palettes.dusk

export function LostBuoy({ className }: { className?: string }) {
  return (
    <Porthole palette={palettes.dusk} className={className}>
      {() => (
        <>
          <circle cx="98" cy="104" r="34" fill="#fff" opacity="0.55" />
          <circle cx="98" cy="104" r="52" fill="#fff" opacity="0.2" />
          <path d="M0 190c50-16 104-20 160-8s110 6 160-10v150H0z" fill={tones[2]} />
          <path d={crestBand(380, 208, 330, 3, 14)} fill={tones[3]} transform="translate(-44)" />
          <g transform="rotate(13 176 210)">
            <path d="M176 66v22" stroke={tones[6]} strokeWidth="4" strokeLinecap="round" />
            <circle cx="176" cy="64" r="13" fill="#ffe3a8" opacity="0.55" />
            <circle cx="176" cy="64" r="7" fill="#ffd98a" />
            <path d="M162 88h28l4 14h-36z" fill={tones[6]} />
            <path d="M160 102h32l16 82h-64z" fill={warm} />
            <path d="M155.5 126h41l5 26h-51z" fill="#fff4ec" />
            <path d="M176 102h16l16 82h-32z" fill={tones[6]} opacity="0.16" />
            <path d="M122 184h108c3 0 5 3 4 6-5 22-20 40-36 44h-44c-16-4-31-22-36-44-1-3 1-6 4-6z" fill={tones[5]} />
            <path d="M122 184h108c3 0 5 3 4 6l-1 6H119l-1-6c-1-3 1-6 4-6z" fill={tones[4]} />
          </g>
          <path d={crestBand(360, 234, 330, 4, 11)} fill={tones[4]} transform="translate(-16)" />
          <path d={crestBand(380, 258, 330, 3, 15)} fill={tones[5]} transform="translate(-60)" />
          <path d={crestBand(340, 284, 330, 3, 10)} fill={tones[6]} />
        </>
      )}
    </Porthole>
  )
}
