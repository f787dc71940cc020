// A search that caught nothing: a plankton net hanging open in clear water, fish passing by.
import { palettes } from './palette.ts'
import { Porthole } from './scene.tsx'

const { tones, warm } = palettes.abyss

const fish = [
  [222, 128, 1],
  [248, 146, 0.8],
  [214, 158, 0.7],
  [70, 208, 0.85],
  [94, 226, 0.65],
] as const

export function EmptyNet({ className }: { className?: string }) {
  return (
    <Porthole palette={palettes.abyss} className={className}>
      {(id) => (
        <>
          <linearGradient id={`${id}deep`} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor={tones[1]} />
            <stop offset="1" stopColor={tones[4]} />
          </linearGradient>
          <rect width="320" height="320" fill={`url(#${id}deep)`} />
          <g fill="#fff" opacity="0.16">
            <path d="M120 0h34L92 330H10z" />
            <path d="M176 0h24l18 330h-70z" />
            <path d="M226 0h18l96 330h-60z" />
          </g>
          <path d="M0 244c46-30 80-22 122-8s90 20 198-22v106H0z" fill={tones[3]} opacity="0.7" />
          <g stroke={tones[6]} strokeWidth="2.5" fill="none" strokeLinecap="round">
            <path d="M160 20v44M160 64l-46 30M160 64l46 30M160 64v24" />
          </g>
          <path d="M114 96c10 62 26 100 36 126h20c10-26 26-64 36-126z" fill="#fff" opacity="0.3" />
          <g stroke="#fff" strokeWidth="1.5" opacity="0.6" fill="none">
            <path d="M132 104c6 46 14 84 22 116M150 107c2 46 4 82 7 114M170 107c-2 46-4 82-7 114M188 104c-6 46-14 84-22 116" />
            <path d="M118 122c26 10 58 10 84 0M123 146c24 8 50 8 74 0M130 170c20 7 40 7 60 0M138 194c15 5 29 5 44 0" />
          </g>
          <ellipse cx="160" cy="96" rx="46" ry="13" fill={tones[5]} />
          <ellipse cx="160" cy="96" rx="46" ry="13" fill="none" stroke={warm} strokeWidth="6" />
          <path d="M149 220h22v22c0 8-4 12-11 12s-11-4-11-12z" fill={warm} />
          <path d="M149 228h22v6h-22z" fill="#fff" opacity="0.5" />
          <g fill={tones[6]}>
            {fish.map(([x, y, scale]) => (
              <path
                key={`${x}-${y}`}
                transform={`translate(${x} ${y}) scale(${scale})`}
                d="M0 0c8-9 22-10 32-2 4-4 8-6 12-6-3 5-3 11 0 16-4 0-8-2-12-6C22 10 8 9 0 0z"
              />
            ))}
          </g>
          <path d="M0 286c60-24 100-20 150-8s100 12 170-14v56H0z" fill={tones[5]} />
        </>
      )}
    </Porthole>
  )
}
