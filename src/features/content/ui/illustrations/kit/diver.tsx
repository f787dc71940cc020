// Divers: one gliding to the left, one hovering upright and turned to the left. No faces, only masks.
import { type Placing, Put } from './paper.tsx'

export interface DiverProps extends Placing {
  suit: string
  /** Fins and cylinder. */
  trim: string
  glass: string
}

export function GlidingDiver({ suit, trim, glass, ...place }: DiverProps) {
  return (
    <Put {...place}>
      <path d="M90 2c16-6 38-18 58-18-7 12-9 22-4 33-20 1-38-2-54-6z" fill={trim} />
      <path d="M82 34c16 0 38 4 54 16-12 6-18 14-20 26-18-8-32-20-42-32z" fill={trim} opacity="0.82" />
      <path d="M-6 6C24 10 52 20 84 34l-6 12C46 38 14 30-16 20z" fill={suit} />
      <rect x="-54" y="-37" width="62" height="19" rx="9" transform="rotate(5)" fill={trim} />
      <path d="M-54-34c-12 0-22 8-30 24l-6 12" fill="none" stroke={suit} strokeWidth="4" strokeLinecap="round" />
      <path d="M-72-8c20-12 52-14 84-6 30 4 52 6 80 14l-2 13c-30 4-50 6-80 6-32 4-60 2-80-6z" fill={suit} />
      <path d="M-46 4c-8 20-28 32-60 30" fill="none" stroke={suit} strokeWidth="10" strokeLinecap="round" />
      <circle cx="-83" cy="-6" r="15" fill={suit} />
      <path d="M-99-15c8-3 14-1 16 5s-1 11-8 13c-5 1-9-2-10-7s-1-9 2-11z" fill={glass} />
      <rect x="-98" y="4" width="12" height="8" rx="4" fill={trim} />
    </Put>
  )
}

export function HoveringDiver({ suit, trim, glass, ...place }: DiverProps) {
  return (
    <Put {...place}>
      <rect x="8" y="-42" width="18" height="54" rx="9" fill={trim} />
      <g fill="none" stroke={suit} strokeLinecap="round">
        <path strokeWidth="13" d="M2 16c-10 18-8 34 4 46l18 14" />
        <path strokeWidth="12" d="M6 16c0 16 8 28 22 36l14 6" />
        <path strokeWidth="9" d="M-8-32c-16 2-26-4-34-22" />
        <path strokeWidth="9" d="M-6-26C-16-10-30-4-44-8" />
        <path strokeWidth="3.5" d="M14-44C4-54-6-58-14-50" />
      </g>
      <path d="M26 68c16 2 34 12 42 28-16 0-34-6-50-20z" fill={trim} />
      <path d="M40 52c14-2 34 2 46 14-14 6-32 6-48-2z" fill={trim} opacity="0.82" />
      <path d="M-14-38c-4 20-6 40-8 56 10 8 26 8 34 0 6-18 6-40 0-56-8-6-18-6-26 0z" fill={suit} />
      <circle cx="-2" cy="-54" r="15" fill={suit} />
      <path d="M-18-62c7-3 13-1 15 5s-1 11-8 13c-5 1-9-2-10-7s-1-9 3-11z" fill={glass} />
      <rect x="-17" y="-45" width="11" height="7" rx="3.5" fill={trim} />
    </Put>
  )
}

export function Bubbles({ x, y, fill, scale = 1 }: { x: number; y: number; fill: string; scale?: number }) {
  return (
    <Put x={x} y={y} scale={scale}>
      <g fill={fill}>
        <circle cx="0" cy="0" r="4" opacity="0.8" />
        <circle cx="-7" cy="-14" r="6" opacity="0.75" />
        <circle cx="5" cy="-24" r="3.5" opacity="0.7" />
        <circle cx="-2" cy="-42" r="8" opacity="0.65" />
        <circle cx="10" cy="-58" r="5" opacity="0.6" />
        <circle cx="-6" cy="-74" r="10" opacity="0.5" />
        <circle cx="12" cy="-96" r="6.5" opacity="0.45" />
      </g>
    </Put>
  )
}
