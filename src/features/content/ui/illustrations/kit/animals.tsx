// Larger animals: a turtle ashore, a seal at rest, a heron, a gull, a whale without its page's colours.
import { type Placing, Put } from './paper.tsx'

export function Turtle({ shell, scute, skin, ...place }: Placing & { shell: string; scute: string; skin: string }) {
  return (
    <Put {...place}>
      <path d="M54-2c16-2 32 6 44 20-18 6-38 2-54-10z" fill={skin} />
      <path d="M-56-12c-10-16-30-24-46-18-12 4-16 14-10 22 10 12 36 16 58 14z" fill={skin} />
      <path d="M-66 2C-64-42-20-64 22-54 56-46 78-20 78 4 40 16-26 16-66 2z" fill={shell} />
      <g fill={scute}>
        <path d="M-36-22c6-12 14-18 26-22l10 22-12 16c-10 0-20-2-26-4z" />
        <path d="M0-47c10-2 20-1 28 2l6 20-14 16H-2l8-14z" />
        <path d="M38-38c12 8 20 18 24 28l-14 6-14-4 10-14z" />
      </g>
      <path d="M-66 2C-26 16 40 16 78 4c0 6-2 8-8 10-40 10-94 10-128 0-6-2-8-6-8-12z" fill={skin} />
      <path d="M-42 4c-10 22-30 40-56 44-4-16 12-38 32-50z" fill={skin} />
      <circle cx="-98" cy="-18" r="3" fill={scute} />
    </Put>
  )
}

export function Seal({ coat, belly, spot, ...place }: Placing & { coat: string; belly: string; spot: string }) {
  return (
    <Put {...place}>
      <path
        d="M-128 18c-12-4-16-16-10-26 4-8 10-12 14-22 6-16 24-24 42-20 20 4 30 16 48 22 40-8 92-2 124 18 14 8 28 4 40-8 8-8 20-8 26-2-10 6-12 14-2 28-12 8-30 8-46 6C60 38-40 42-100 36c-14-2-24-8-28-18z"
        fill={coat}
      />
      <path d="M-130 16c24-10 50-4 84 8 50 14 110 8 152 2-50 14-150 18-206 10-14-2-26-8-30-20z" fill={belly} />
      <g fill={spot}>
        <ellipse cx="-10" cy="-10" rx="9" ry="5" />
        <ellipse cx="26" cy="-14" rx="7" ry="4" />
        <ellipse cx="52" cy="0" rx="9" ry="5" />
        <ellipse cx="10" cy="4" rx="6" ry="3.5" />
        <ellipse cx="84" cy="6" rx="6" ry="3.5" />
        <ellipse cx="-44" cy="-20" rx="6" ry="4" />
      </g>
      <path d="M-52 14c16 0 26 6 28 18s-6 20-22 22c-14-8-20-26-6-40z" fill={coat} />
      <path d="M-50 18c12 0 20 5 22 14" fill="none" stroke={spot} strokeWidth="2.5" strokeLinecap="round" />
      <circle cx="-106" cy="-20" r="5" fill={spot} />
      <path d="M-142-2c-3-6 2-10 8-9-1 5-3 9-8 9z" fill={spot} />
      <path
        d="M-128 2c-8 2-16 8-20 14M-126 6c-6 4-10 10-12 18"
        fill="none"
        stroke={belly}
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </Put>
  )
}

export function Heron({ body, wing, bill, ...place }: Placing & { body: string; wing: string; bill: string }) {
  return (
    <Put {...place}>
      <path d="M-6-76v78M14-76c0 20-10 34-8 50v28" fill="none" stroke={bill} strokeWidth="4" strokeLinecap="round" />
      <path d="M-34-196l-50 14 50 2z" fill={bill} />
      <path
        d="M-16-104c-36-10-42-38-20-58 10-10 12-22 2-30"
        fill="none"
        stroke={body}
        strokeWidth="11"
        strokeLinecap="round"
      />
      <path d="M-50-188c4-12 22-14 28-4 4 8 0 14-8 16-8 0-16-4-20-12z" fill={body} />
      <path d="M-48-192c8-8 22-10 32-6 10 2 20 8 28 16-16 0-28-6-38-8z" fill={wing} />
      <path d="M-36-110c6-28 46-34 68-12 14 14 26 34 40 58-22-4-34-2-48-4-30 4-60-12-60-42z" fill={body} />
      <path d="M-10-118c22-12 40-2 52 12 12 16 20 28 30 42-16-2-30-2-44-8-26-8-38-24-38-46z" fill={wing} />
    </Put>
  )
}

export function Gull({ fill, ...place }: Placing & { fill: string }) {
  return (
    <Put {...place}>
      <path d="M-26-4c10-8 20-6 26 4 6-10 16-12 26-4-10-1-18 2-26 11-8-9-16-12-26-11z" fill={fill} />
    </Put>
  )
}

export function Whale({ back, belly, fin, ...place }: Placing & { back: string; belly: string; fin: string }) {
  return (
    <Put {...place}>
      <path d="M258 108c22 12 42 32 50 58-26-6-54-24-70-50z" fill={fin} />
      <path
        d="M6 96C34 62 96 40 168 40c40 0 62 4 76 10 8-8 20-14 32-14-4 8-6 14-6 20 46 14 82 26 112 30 10-14 28-32 52-38 2 20-6 36-20 48 12 10 22 26 22 46-24-2-46-18-58-34-44 8-92 26-156 30C130 144 44 132 6 96z"
        fill={back}
      />
      <path d="M6 96c40 12 96 16 150 10 40-4 78-2 104 8-14 12-26 20-38 24C140 148 46 134 6 96z" fill={belly} />
      <path
        d="M30 108c50 14 110 16 168 6M44 118c50 12 100 12 150 2M66 128c40 8 78 6 118-2"
        fill="none"
        stroke={back}
        strokeWidth="1.8"
        strokeLinecap="round"
        opacity="0.5"
      />
      <path d="M148 104c4 30 22 58 62 76 8-26-4-56-28-76-10-6-26-6-34 0z" fill={fin} />
      <circle cx="92" cy="92" r="3" fill={belly} />
    </Put>
  )
}
