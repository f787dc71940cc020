// One plan: its price, what it gives, and whether it is the one in force.

import type { ReactNode } from 'react'
import { Badge } from '#design/badge.tsx'
import { Card } from '#design/card.tsx'
import { classNames } from '#design/class-names.ts'
import { Check } from '#design/icons.tsx'

type Props = {
  title: string
  price: string
  note: string
  benefits: readonly string[]
  isCurrent: boolean
  isStrong?: boolean
  children?: ReactNode
}

export function PlanCard({ title, price, note, benefits, isCurrent, isStrong = false, children }: Props) {
  return (
    <Card as="section" padding="lg" className={classNames('flex flex-col', isStrong && 'border-2 border-coral!')}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl">{title}</h2>
        {isCurrent && <Badge tone="green">Current Plan</Badge>}
      </div>
      <p className="mt-3 font-display text-3xl font-bold">{price}</p>
      <p className="text-muted">{note}</p>
      <ul className="mt-5 mb-6 grid gap-2">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex gap-2">
            <Check className="mt-1 size-4 flex-none text-green-ink" aria-hidden="true" />
            {benefit}
          </li>
        ))}
      </ul>
      <div className="mt-auto">{children}</div>
    </Card>
  )
}
