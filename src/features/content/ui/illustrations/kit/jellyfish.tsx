// A jellyfish: bell of three sheets, frilled arms, long threads.
import { type Placing, Put } from './paper.tsx'

export interface JellyfishProps extends Placing {
  bell: string
  inner: string
  thread: string
}

const rim = 'C52-10 42-10 35 2 27-9 15-9 8 4 0-7-12-7-17 4-25-9-35-9-41 2-47-9-55-9-62 0z'

export function Jellyfish({ bell, inner, thread, ...place }: JellyfishProps) {
  return (
    <Put {...place}>
      <g fill="none" stroke={thread} strokeWidth="2.6" strokeLinecap="round" opacity="0.85">
        <path d="M-50 0c-16 40 12 70-6 116s4 58-8 84M-34 0c8 44-18 76-4 120 8 28-6 48-2 76" />
        <path d="M50 0c14 40-14 66 4 112s-6 60 6 90M34 0c-10 46 16 74 2 116-8 30 8 50 0 84" />
      </g>
      <path
        d="M-24 0c-18 34 10 54-6 92-4 12 6 20 2 34 14-18 12-34 10-46 14-30-2-50 12-80z"
        fill={inner}
        opacity="0.9"
      />
      <path d="M22 0c20 36-8 58 8 96 6 16-4 24 0 40-16-18-16-38-12-52C6 54 20 34 2 0z" fill={inner} opacity="0.75" />
      <path d="M-8 0c-6 40 10 70 4 118 12-34 14-74 10-118z" fill={bell} />
      <path d={`M-62 0c-6-58 26-90 62-90S68-58 62 0${rim}`} fill={bell} />
      <path d="M-46-14c-4-40 18-64 46-64s50 24 46 64c-26-16-66-16-92 0z" fill={inner} opacity="0.6" />
      <path d="M-28-28c0-24 12-38 28-38s28 14 28 38c-16-10-40-10-56 0z" fill={bell} opacity="0.85" />
      <path
        d="M-44-46c6-18 18-28 32-32"
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.6"
      />
    </Put>
  )
}
