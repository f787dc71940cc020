// What a chart shows and over which window, with room for what can be done with it.
import type { ReactNode } from 'react'

export function ChartHeading({ title, over, action }: { title: string; over: string; action?: ReactNode }) {
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <h2 className="text-lg">{title}</h2>
        <p className="text-sm text-muted">{over}</p>
      </div>
      {action}
    </div>
  )
}
