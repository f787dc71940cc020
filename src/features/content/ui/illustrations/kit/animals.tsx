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

/** A true seal: round head, no ears but their openings, whiskers, claws on short fore flippers, hind ones that point back. */
export function Seal({ coat, belly, spot, ...place }: Placing & { coat: string; belly: string; spot: string }) {
  return (
    <Put {...place}>
      <path d="M88 30c24-2 46-12 64-25 5-3 10 1 8 6l-9 12c8 1 13 4 16 9 2 4-1 7-6 6-24-2-48-1-68 4z" fill={coat} />
      <path
        d="M-134 2c-4-10-2-18 4-24 4-18 20-30 40-29 20 1 32 13 44 24 18 6 40 4 64 6 40 3 72 18 92 42 4 8-2 14-12 15C60 42-30 44-80 40c-20-2-30-12-32-26-10-1-18-5-22-12z"
        fill={coat}
      />
      <path d="M-108 14c22-2 46 4 74 12 44 10 94 10 140 4-40 11-138 13-186 9-16-2-26-11-28-25z" fill={belly} />
      <g fill={spot}>
        <ellipse cx="-10" cy="-8" rx="9" ry="5" />
        <ellipse cx="26" cy="-10" rx="7" ry="4" />
        <ellipse cx="52" cy="2" rx="9" ry="5" />
        <ellipse cx="10" cy="6" rx="6" ry="3.5" />
        <ellipse cx="84" cy="14" rx="6" ry="3.5" />
        <ellipse cx="-44" cy="-18" rx="6" ry="4" />
        <circle cx="-106" cy="-24" r="5.5" />
        <circle cx="-84" cy="-20" r="1.8" />
        <path d="M-135-8c-3-7 1-12 9-12 0 7-3 11-9 12z" />
      </g>
      <circle cx="-108" cy="-26" r="1.6" fill={belly} />
      <path d="M-54 12c14-2 24 4 28 14 6 12 2 22-8 24-4 2-7 1-9-2-4 1-7 0-8-4-4 0-7-2-7-6-8-8-8-22 4-26z" fill={coat} />
      <path
        d="M-43 48l-4-10M-51 44l-3-9M-34 50l-2-11M-132 1c5 3 11 3 16-1"
        fill="none"
        stroke={spot}
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d="M-122-8c-10 2-20 8-26 16M-120-4c-7 4-13 11-16 20M-116-3c-3 5-6 12-6 20"
        fill="none"
        stroke={belly}
        strokeWidth="1.6"
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
      <path
        d="M6 104C26 72 88 52 152 51c36 0 68 5 96 15 4-4 8-6 15-7 0 5 2 9 6 12 30 9 56 14 76 11 18-3 28-14 33-34l13 2c-2 26-14 44-40 54-36 14-70 16-118 31C150 153 40 145 6 104z"
        fill={back}
      />
      <path
        d="M383 56c-6-9-14-13-26-14-12 0-22-4-31-12 14-8 34-10 48-3 7 3 11 8 13 14 5-5 11-8 19-10 13-2 23 3 31 12-12 2-20 5-28 9-8 5-15 6-26 4z"
        fill={fin}
      />
      <path d="M6 104c34 10 66 9 104 3 56-8 106-2 148 19-10 3-18 5-28 7C138 152 42 142 6 104z" fill={belly} />
      <path
        d="M28 115c50 11 104 10 164 1M44 124c50 8 98 7 150-2M66 132c40 5 78 3 116-3"
        fill="none"
        stroke={back}
        strokeWidth="1.8"
        strokeLinecap="round"
        opacity="0.5"
      />
      <path
        d="M128 109c2 14 8 26 17 36 2 5 7 9 13 12 4 5 11 9 19 11 10 6 26 12 46 14 8 1 9-4 4-8-24-17-42-37-60-66-10-9-33-9-39 1z"
        fill={fin}
      />
      <circle cx="84" cy="98" r="3" fill={belly} />
    </Put>
  )
}
