// A short hint beside something that can be pointed at or focused. Never the only place where something is said.
import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

export const tooltipDelay = 700
export const tooltipSkipDelay = 300

export interface TooltipProps {
  text: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** One element that takes focus: a button or a link. */
  children: ReactElement
}

/** Tooltips that share one provider open at once after the first; wrap a group of them. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={tooltipDelay} skipDelayDuration={tooltipSkipDelay}>
      {children}
    </Radix.Provider>
  )
}

export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="tooltip-panel z-70 max-w-72 rounded-sm bg-solid px-2.5 py-1.5 text-xs font-medium text-on-solid shadow-raised"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
