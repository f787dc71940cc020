// Two corals with their foot at a point: one that branches, one of open tubes.

export interface CoralProps {
  x: number
  y: number
  scale?: number
  fill: string
}

export function BranchCoral({ x, y, scale = 1, fill }: CoralProps) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${scale})`}
      fill="none"
      stroke={fill}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path strokeWidth="12" d="M0 12C0-6-2-18 0-34M0-8C-6-26-20-36-28-58M0-14C8-32 22-38 32-58" />
      <path strokeWidth="8" d="M0-30C3-50-4-66 2-94M-28-58c-4-12-2-20-4-34M32-58c4-12 1-20 4-32" />
      <path
        strokeWidth="6.5"
        d="M-18-36c-12-6-24-14-30-32M-26-54c10-10 8-22 12-34M0-54c9-10 14-18 15-32M20-38c16-4 26-12 32-26M29-52c-6-12-8-18-6-34M-46-62c0-8-4-12-8-16M50-60c0-8 4-12 8-16"
      />
    </g>
  )
}

export function TubeCoral({ x, y, scale = 1, fill }: CoralProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} fill={fill}>
      <path d="M-28 14c-2-28-10-46-20-64 8-8 24-8 32 0-2 20 0 42 4 64z" />
      <path d="M-12 14c0-40-4-70-10-96 10-9 30-9 38 0-6 28-10 58-10 96z" />
      <path d="M8 14c2-24 8-44 20-60 6-6 22-2 24 6-12 16-18 34-20 54z" />
      <g fill="#fff" opacity="0.14">
        <ellipse cx="-32" cy="-51" rx="13" ry="4.5" />
        <ellipse cx="-3" cy="-83" rx="16" ry="5" />
        <ellipse cx="40" cy="-44" rx="10" ry="4" transform="rotate(14 40 -44)" />
      </g>
    </g>
  )
}
