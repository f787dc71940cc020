// A modal dialog: title, description, content, footer. Traps focus while open and gives it back.

import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { X } from '#design/icons.tsx'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { useReturnFocus } from './return-focus.ts'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  footer?: ReactNode
  size?: 'md' | 'wide'
  /** A press beside it does not close it: what is shown once or written there would be lost. */
  staysOpen?: boolean
  /** Nor does Escape, as what it shows is shown only now. */
  staysOnEscape?: boolean
  className?: string
}

export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, children, footer, size = 'md', className } = props
  const returnFocus = useReturnFocus()
  const undescribed = description ? {} : { 'aria-describedby': undefined }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        {/* Not Radix's own overlay: that one locks scrolling by writing a style element. */}
        <div className="backdrop" data-state={open ? 'open' : 'closed'} data-scroll-lock="" />
        <Radix.Content
          {...returnFocus}
          {...undescribed}
          data-size={size}
          onPointerDownOutside={(event) => props.staysOpen && event.preventDefault()}
          onEscapeKeyDown={(event) => props.staysOnEscape && event.preventDefault()}
          className={classNames('dialog-panel rounded-xl border border-line bg-surface shadow-floating', className)}
        >
          <div className="flex items-start justify-between gap-4 px-6 pt-6">
            <Radix.Title className="min-w-0 pt-1.5 text-xl">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label="Close" className="-mt-1 -mr-2">
                <X aria-hidden="true" />
              </IconButton>
            </Radix.Close>
          </div>
          {description && <Radix.Description className="px-6 pt-2 text-muted">{description}</Radix.Description>}
          {children && <div className="px-6 pt-5">{children}</div>}
          {footer && <div className="flex flex-col-reverse gap-3 px-6 pt-6 sm:flex-row sm:justify-end">{footer}</div>}
          <div className="h-6" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
