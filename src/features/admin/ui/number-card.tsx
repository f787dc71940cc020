// One number, its name and the window it speaks of.
import type { ReactNode } from 'react'
import { Card } from '#design/card.tsx'
import { writeNumber } from '#shared/plain-writing.ts'

type Props = {
  label: string
  value: number
  over: string
  unit?: string
  before?: number
  write?: (value: number) => string
}

export function NumberCard({ label, value, over, unit = '', before, write = writeNumber }: Props) {
  return (
    <Card className="grid content-start gap-1 p-4! sm:p-5!">
      <dt className="text-sm font-semibold text-muted">{label}</dt>
      <dd className="font-display text-3xl font-bold tabular-nums">
        {write(value)}
        {unit}
      </dd>
      <dd className="text-sm text-muted">
        {over}
        {before !== undefined && <span className="block">{compare(value, before)}</span>}
      </dd>
    </Card>
  )
}

function compare(value: number, before: number): string {
  if (before === 0) return 'before: 0'
  const percent = Math.round(((value - before) / before) * 100)
  return `before: ${writeNumber(before)} (${percent > 0 ? '+' : ''}${percent}\u00a0%)`
}

export function NumberGrid({ columns = 4, children }: { columns?: 3 | 4; children: ReactNode }) {
  const wide = columns === 3 ? 'sm:grid-cols-3' : 'lg:grid-cols-4'
  // On a phone a last one on its own takes the whole line.
  return (
    <dl className={`grid grid-cols-2 gap-3 max-sm:[&>:last-child:nth-child(odd)]:col-span-2 ${wide} lg:gap-4`}>
      {children}
    </dl>
  )
}
