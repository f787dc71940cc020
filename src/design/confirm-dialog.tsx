// Asks before something that cannot be taken back. The safe answer has focus first.
import { AlertDialog } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { Button } from './button.tsx'
import { useReturnFocus } from './return-focus.ts'

export interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description: ReactNode
  confirmText: string
  cancelText?: string
  /** Closing afterwards is the caller's part, so that a refusal can keep the question open. */
  onConfirm: () => void
  pending?: boolean
  pendingText?: string
  danger?: boolean
  children?: ReactNode
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, onConfirm, pendingText } = props
  // False rather than nothing: then the button takes a double click for one press, also while the question fades away.
  const { pending = false } = props
  // Meanwhile it can still be read what was asked, though the caller may not know any more what it was about.
  const asked = useRef(props)
  if (open) asked.current = props
  const { title, description, confirmText, cancelText = 'Cancel', danger = true, children } = asked.current
  const returnFocus = useReturnFocus()
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !pending && onOpenChange(next)}>
      <AlertDialog.Portal>
        <div className="backdrop" data-state={open ? 'open' : 'closed'} data-scroll-lock="" />
        <AlertDialog.Content
          {...returnFocus}
          aria-modal="true"
          className="dialog-panel rounded-xl border border-line bg-surface p-6 shadow-floating"
        >
          <AlertDialog.Title className="text-xl">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-muted">{description}</AlertDialog.Description>
          {children && <div className="mt-4">{children}</div>}
          <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <AlertDialog.Cancel asChild>
              <Button variant="outline">{cancelText}</Button>
            </AlertDialog.Cancel>
            <Button
              variant={danger ? 'danger' : 'solid'}
              onClick={onConfirm}
              pending={pending}
              pendingText={pendingText}
            >
              {confirmText}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
