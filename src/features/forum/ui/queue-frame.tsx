// Around a queue: what is settled takes the focus along, and then the queue itself has it.
import { type ReactNode, useRef } from 'react'

type Props = {
  label: string
  /** `onSettled`: when one of its cards is gone, or the button that was pressed. */
  children: (onSettled: () => void) => ReactNode
}

export function QueueFrame({ label, children }: Props) {
  const frame = useRef<HTMLElement>(null)
  return (
    <section ref={frame} aria-label={label} tabIndex={-1}>
      {children(() => frame.current?.focus({ preventScroll: true }))}
    </section>
  )
}
