// A small figure without a face: feet at its own zero, about a hundred units tall. Arms are given as curves.
import { type Placing, Put } from './paper.tsx'

export interface PersonProps extends Placing {
  coat: string
  /** Head, hair, hands. */
  skin: string
  legs: string
  /** Curves from the shoulders at 0,-66. */
  arms?: string
  stance?: 'standing' | 'walking' | 'sitting'
  hat?: string
}

const stances = {
  standing: 'M-6-34v30M6-34v30',
  walking: 'M-4-34c-2 12-8 20-16 30M4-34c4 12 6 18 14 30',
  sitting: 'M-4-30c10-4 20-4 28 2v26M2-30c12-2 20 0 30 4l2 22',
} as const

export function Person({ coat, skin, legs, arms, stance = 'standing', hat, ...place }: PersonProps) {
  return (
    <Put {...place}>
      <path
        d={stances[stance]}
        fill="none"
        stroke={legs}
        strokeWidth="10"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M-12-66c4-8 20-8 24 0 4 12 4 26 3 38h-30c-1-12-1-26 3-38z" fill={coat} />
      {arms && <path d={arms} fill="none" stroke={coat} strokeWidth="8" strokeLinecap="round" strokeLinejoin="round" />}
      <circle cy="-83" r="12" fill={skin} />
      {hat && <path d="M-20-85c4-1 6-1 8-1 0-8 5-13 12-13s12 5 12 13c2 0 4 0 8 1-10 4-30 4-40 0z" fill={hat} />}
    </Put>
  )
}
