// A humpback cut from three sheets of paper, swimming to the left.

export interface WhaleProps {
  className?: string
  back?: string
  belly?: string
  fin?: string
}

export function Whale({ className, back = '#07303f', belly = '#2f8b97', fin = '#052532' }: WhaleProps) {
  return (
    <svg className={className} viewBox="0 0 440 190" aria-hidden="true">
      <path d="M258 108c22 12 42 32 50 58-26-6-54-24-70-50z" className="whale-fin" fill={fin} />
      <path
        d="M6 96C34 62 96 40 168 40c40 0 62 4 76 10 8-8 20-14 32-14-4 8-6 14-6 20 46 14 82 26 112 30 10-14 28-32 52-38 2 20-6 36-20 48 12 10 22 26 22 46-24-2-46-18-58-34-44 8-92 26-156 30C130 144 44 132 6 96z"
        className="whale-back"
        fill={back}
      />
      <path
        d="M6 96c40 12 96 16 150 10 40-4 78-2 104 8-14 12-26 20-38 24C140 148 46 134 6 96z"
        className="whale-belly"
        fill={belly}
      />
      <g fill="none" stroke={back} strokeWidth="1.6" strokeLinecap="round" opacity="0.55">
        <path d="M30 108c50 14 110 16 168 6" />
        <path d="M44 118c50 12 100 12 150 2" />
        <path d="M66 128c40 8 78 6 118-2" />
      </g>
      <path d="M148 104c4 30 22 58 62 76 8-26-4-56-28-76-10-6-26-6-34 0z" className="whale-fin" fill={fin} />
      <circle cx="92" cy="92" r="3" fill="#d9f4f1" />
    </svg>
  )
}
