// A panel that slides over the page from below, such as filters on a phone.

import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { X } from '#design/icons.tsx'
import { IconButton } from './icon-button.tsx'
import { useReturnFocus } from './return-focus.ts'

export interface SheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  footer?: ReactNode
  children: ReactNode
}

export function Sheet({ open, onOpenChange, title, footer, children }: SheetProps) {
  const returnFocus = useReturnFocus()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className="backdrop" data-state={open ? 'open' : 'closed'} data-scroll-lock="" />
        <Radix.Content
          {...returnFocus}
          aria-describedby={undefined}
          className="sheet-panel flex flex-col border border-line bg-surface shadow-floating"
        >
          <div className="flex items-center justify-between gap-4 border-b border-line px-5 py-3">
            <Radix.Title className="min-w-0 text-lg">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label="Close" className="-mr-2">
                <X aria-hidden="true" />
              </IconButton>
            </Radix.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 py-4">{children}</div>
          {footer && <div className="grid gap-3 border-t border-line px-5 py-4">{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
