// What a drop of sea holds, drawn large: copepod, diatoms, a radiolarian, a chain of cells.
import { type Placing, Put } from './paper.tsx'

type Cut = Placing & { fill: string; mark: string }

export function Copepod({ fill, mark, ...place }: Cut) {
  return (
    <Put {...place}>
      <path
        d="M-26-8C-44-30-66-36-90-30M-26 8c-18 20-40 28-62 24M44 0h22l16-14M66 0l18 0M66 0l16 14M-4 20c-4 10-10 16-18 20M8 20c0 10-4 18-8 24M20 16c2 8 2 16 0 22"
        fill="none"
        stroke={fill}
        strokeWidth="3.6"
        strokeLinecap="round"
      />
      <path d="M-38 0c4-18 26-26 46-22C28-18 42-8 50 0 42 8 28 18 8 22-12 26-34 18-38 0z" fill={fill} />
      <path
        d="M0-21c6 14 6 28 0 42M16-18c5 12 5 24 0 36M30-12c4 8 4 16 0 24"
        fill="none"
        stroke={mark}
        strokeWidth="2.6"
      />
      <circle cx="-24" cy="-3" r="5" fill={mark} />
    </Put>
  )
}

export function Diatom({ fill, mark, ...place }: Cut) {
  return (
    <Put {...place}>
      <path d="M-50 0C-30-24 30-24 50 0 30 24-30 24-50 0z" fill={fill} />
      <path
        d="M-40 0h80M-26-10v20M-13-14v28M0-15v30M13-14v28M26-10v20"
        fill="none"
        stroke={mark}
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </Put>
  )
}

export function Radiolarian({ fill, mark, ...place }: Cut) {
  const angles = Array.from({ length: 12 }, (_, index) => index * 30)
  return (
    <Put {...place}>
      <g stroke={fill} strokeWidth="3" strokeLinecap="round">
        {angles.map((angle) => (
          <path key={angle} d="M0-22V-40" transform={`rotate(${angle})`} />
        ))}
      </g>
      <circle r="25" fill={fill} />
      <circle r="15" fill="none" stroke={mark} strokeWidth="3" />
      <g fill={mark}>
        <circle r="5" />
        {[0, 90, 180, 270].map((angle) => (
          <circle key={angle} cy="-20" r="2.6" transform={`rotate(${angle + 45})`} />
        ))}
      </g>
    </Put>
  )
}

export function CellChain({ fill, mark, ...place }: Cut) {
  return (
    <Put {...place}>
      {[-45, -15, 15, 45].map((x) => (
        <g key={x}>
          <path d={`M${x} -12v-13M${x} 12v13`} stroke={fill} strokeWidth="2.6" strokeLinecap="round" />
          <rect x={x - 13} y="-12" width="26" height="24" rx="7" fill={fill} />
          <circle cx={x} r="4.5" fill={mark} />
        </g>
      ))}
    </Put>
  )
}
