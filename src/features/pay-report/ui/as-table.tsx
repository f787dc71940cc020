// A table behind a chart: closed at first, because the chart says the same.
import type { ReactNode } from 'react'

export function AsTable({ of, children }: { of: string; children: ReactNode }) {
  return (
    <details className="mt-3">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-link">
        Show as table<span className="sr-only">: {of}</span>
      </summary>
      {children}
    </details>
  )
}
