// Around a queue: what is settled takes the focus along, and then the queue itself has it.
import type { ReactNode } from 'react'
import { useFocusKeeper } from '#design/focus-keeper.ts'

export function QueueFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section {...useFocusKeeper()} aria-label={label}>
      {children}
    </section>
  )
}
