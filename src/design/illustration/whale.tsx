// A humpback cut from paper, swimming to the left: long flippers, a small fin far back, level flukes at the end of the stroke.

export interface WhaleProps {
  className?: string
  back?: string
  belly?: string
  fin?: string
}

export function Whale({ className, back = '#07303f', belly = '#2f8b97', fin = '#052532' }: WhaleProps) {
  return (
    <svg className={className} viewBox="0 0 440 190" aria-hidden="true">
      <path
        d="M6 104C26 72 88 52 152 51c36 0 68 5 96 15 4-4 8-6 15-7 0 5 2 9 6 12 30 9 56 14 76 11 18-3 28-14 33-34l13 2c-2 26-14 44-40 54-36 14-70 16-118 31C150 153 40 145 6 104z"
        className="whale-back"
        fill={back}
      />
      <path
        d="M383 56c-6-9-14-13-26-14-12 0-22-4-31-12 14-8 34-10 48-3 7 3 11 8 13 14 5-5 11-8 19-10 13-2 23 3 31 12-12 2-20 5-28 9-8 5-15 6-26 4z"
        className="whale-fin"
        fill={fin}
      />
      <path
        d="M6 104c34 10 66 9 104 3 56-8 106-2 148 19-10 3-18 5-28 7C138 152 42 142 6 104z"
        className="whale-belly"
        fill={belly}
      />
      <path
        d="M28 115c50 11 104 10 164 1M44 124c50 8 98 7 150-2M66 132c40 5 78 3 116-3"
        fill="none"
        stroke={back}
        strokeWidth="1.6"
        strokeLinecap="round"
        opacity="0.55"
      />
      <path
        d="M128 109c2 14 8 26 17 36 2 5 7 9 13 12 4 5 11 9 19 11 10 6 26 12 46 14 8 1 9-4 4-8-24-17-42-37-60-66-10-9-33-9-39 1z"
        className="whale-fin"
        fill={fin}
      />
      <circle cx="84" cy="98" r="3" fill="#d9f4f1" />
    </svg>
  )
}
