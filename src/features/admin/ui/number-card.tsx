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

const phone = 'flex flex-wrap max-sm:[&>*]:min-w-min max-sm:[&>*]:flex-[1_1_40%] cramped:[&>*]:basis-full'

export function NumberGrid({ columns = 4, children }: { columns?: 3 | 4; children: ReactNode }) {
  const wide = columns === 3 ? 'sm:grid-cols-3' : 'lg:grid-cols-4'
  // On a phone two beside each other; one that is alone, or whose number is too long for half of it, takes the whole line.
  return <dl className={`${phone} gap-3 sm:grid sm:grid-cols-2 ${wide} lg:gap-4`}>{children}</dl>
}
