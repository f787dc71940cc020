// A panel that slides over the page from the right or from below, such as filters on a phone.

import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { X } from '#design/icons.tsx'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { useReturnFocus } from './return-focus.ts'

export interface SheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  side?: 'right' | 'bottom'
  footer?: ReactNode
  closeLabel?: string
  className?: string
  children: ReactNode
}

export function Sheet(props: SheetProps) {
  const { open, onOpenChange, title, description, side = 'right', footer, closeLabel = 'Close', className } = props
  const returnFocus = useReturnFocus()
  const undescribed = description ? {} : { 'aria-describedby': undefined }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className="backdrop" data-state={open ? 'open' : 'closed'} data-scroll-lock="" />
        <Radix.Content
          {...returnFocus}
          {...undescribed}
          data-side={side}
          className={classNames('sheet-panel flex flex-col border border-line bg-surface shadow-floating', className)}
        >
          <div className="flex items-center justify-between gap-4 border-b border-line px-5 py-3">
            <Radix.Title className="min-w-0 text-lg">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={closeLabel} className="-mr-2">
                <X aria-hidden="true" />
              </IconButton>
            </Radix.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 py-4">
            {description && <Radix.Description className="mb-4 text-muted">{description}</Radix.Description>}
            {props.children}
          </div>
          {footer && <div className="grid gap-3 border-t border-line px-5 py-4">{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
