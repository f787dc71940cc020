// The short facts of a career: three lines, two lists, a row of skills.
import type { ReactNode } from 'react'
import { Badge } from '#design/badge.tsx'
import { Card } from '#design/card.tsx'

export function CareerFact({ icon, name, value }: { icon: ReactNode; name: string; value: string }) {
  return (
    <div className="relative min-h-11 pl-15">
      <dt className="text-sm text-muted">
        <span
          aria-hidden="true"
          className="absolute top-0 left-0 grid size-11 place-items-center rounded-md bg-teal-soft text-teal-ink [&_svg]:size-5"
        >
          {icon}
        </span>
        {name}
      </dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  )
}

export function CareerList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <Card as="section" padding="lg">
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-4 grid list-disc gap-2 pl-5 marker:text-teal">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Card>
  )
}

export function SkillList({
  title,
  items,
  className,
}: {
  title: string
  items: readonly string[]
  className?: string
}) {
  return (
    <Card as="section" padding="lg" className={className}>
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {items.map((item) => (
          <li key={item}>
            <Badge tone="teal" className="px-3 py-1 text-sm">
              {item}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}
