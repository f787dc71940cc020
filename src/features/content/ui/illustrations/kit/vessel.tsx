// What floats: a research vessel, a rowing boat, a small sail. Waterline at their own zero.
import { type Placing, Put } from './paper.tsx'

export interface VesselProps extends Placing {
  hull: string
  house: string
  accent: string
  glass: string
}

export function ResearchVessel({ hull, house, accent, glass, ...place }: VesselProps) {
  return (
    <Put {...place}>
      <path d="M-104-20l-14-46h26l12 46" fill="none" stroke={hull} strokeWidth="6" strokeLinejoin="round" />
      <path d="M22-66v-34M10-88h24M14-100h16" fill="none" stroke={hull} strokeWidth="4" strokeLinecap="round" />
      <path d="M-50-20v-36h20v36z" fill={accent} />
      <path d="M-50-48h20v8h-20z" fill={hull} />
      <path d="M-24-20v-30c0-4 2-6 6-6h70c4 0 7 2 9 6l14 30z" fill={house} />
      <path d="M-4-54v-14c0-3 2-5 5-5h40c3 0 6 2 7 5l5 14z" fill={house} />
      <path d="M2-67h42l4 9H2z" fill={glass} />
      <g fill={glass}>
        <circle cx="-8" cy="-38" r="4" />
        <circle cx="10" cy="-38" r="4" />
        <circle cx="28" cy="-38" r="4" />
        <circle cx="46" cy="-38" r="4" />
      </g>
      <path d="M-112-24H62c22 0 40-6 60-14-6 26-16 44-30 58H-92c-12-10-20-26-20-44z" fill={hull} />
      <path d="M-111-14H70c18-1 32-5 48-11l-3 8c-14 6-28 9-45 10h-180z" fill={accent} />
    </Put>
  )
}

export function RowingBoat({ hull, trim, ...place }: Placing & { hull: string; trim: string }) {
  return (
    <Put {...place}>
      <path d="M-52-13c32 8 72 8 104-2-6 18-18 28-32 30h-42c-16-2-26-12-30-28z" fill={hull} />
      <path d="M-52-13c32 8 72 8 104-2l-3 8c-30 8-68 8-98 2z" fill={trim} />
    </Put>
  )
}

export function Sail({ hull, sail, ...place }: Placing & { hull: string; sail: string }) {
  return (
    <Put {...place}>
      <path d="M3-62c14 14 24 32 26 50H3z" fill={sail} />
      <path d="M-2-52c-10 12-16 26-18 40H-2z" fill={sail} opacity="0.8" />
      <path d="M-28-8c20 4 40 4 62-2-4 10-10 15-18 16h-28c-8-2-14-6-16-14z" fill={hull} />
    </Put>
  )
}
