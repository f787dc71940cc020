// The named colours a label, note or marker can have, and the classes that paint them.

export type Tone = 'teal' | 'coral' | 'violet' | 'green' | 'amber' | 'red' | 'blue' | 'slate'

// Spelled out in full because Tailwind only finds class names that stand in the source.
export const softTone: Record<Tone, string> = {
  teal: 'bg-teal-soft text-teal-ink',
  coral: 'bg-coral-soft text-coral-ink',
  violet: 'bg-violet-soft text-violet-ink',
  green: 'bg-green-soft text-green-ink',
  amber: 'bg-amber-soft text-amber-ink',
  red: 'bg-red-soft text-red-ink',
  blue: 'bg-blue-soft text-blue-ink',
  slate: 'bg-slate-soft text-slate-ink',
}

export const inkTone: Record<Tone, string> = {
  teal: 'text-teal-ink',
  coral: 'text-coral-ink',
  violet: 'text-violet-ink',
  green: 'text-green-ink',
  amber: 'text-amber-ink',
  red: 'text-red-ink',
  blue: 'text-blue-ink',
  slate: 'text-slate-ink',
}
