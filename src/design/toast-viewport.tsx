// Draws the current toast. Loaded on its own after the page, because Radix is heavy and toasts come late.

import { Toast as Radix } from 'radix-ui'
import { useRef, useSyncExternalStore } from 'react'
import { X } from '#design/icons.tsx'
import { buttonClasses } from './button.tsx'
import { classNames } from './class-names.ts'
import { useToastPlace } from './toast-place.ts'
import { currentToast, dismissToast, subscribeToToasts, type Toast, toastDuration } from './toast-store.ts'

const noToast = () => null
const hotkey = ['F8']

export function ToastViewport() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, noToast)
  const viewport = useRef<HTMLOListElement>(null)
  useToastPlace(viewport)
  return (
    <Radix.Provider duration={toastDuration} swipeDirection="right" swipeThreshold={50}>
      {toast && <ToastPanel key={toast.id} toast={toast} />}
      <Radix.Viewport ref={viewport} className="toast-viewport" hotkey={hotkey} />
    </Radix.Provider>
  )
}

function ToastPanel({ toast }: { toast: Toast }) {
  const destructive = toast.variant === 'destructive'
  return (
    <Radix.Root
      open={toast.open}
      onOpenChange={(open) => !open && dismissToast(toast.id)}
      duration={toast.duration}
      type="foreground"
      className={classNames(
        'toast-panel relative flex items-start gap-4 rounded-lg border p-4 pr-12 shadow-floating',
        destructive ? 'border-danger bg-danger text-on-danger' : 'border-line bg-surface text-ink',
      )}
    >
      <div className="min-w-0 flex-1">
        {toast.title && <Radix.Title className="font-semibold">{toast.title}</Radix.Title>}
        {toast.description && (
          <Radix.Description className={classNames('text-sm', !destructive && 'text-muted')}>
            {toast.description}
          </Radix.Description>
        )}
        {toast.action && (
          <Radix.Action
            altText={toast.action.label}
            onClick={toast.action.onClick}
            className={buttonClasses({ variant: 'outline', size: 'sm', className: 'mt-3' })}
          >
            {toast.action.label}
          </Radix.Action>
        )}
      </div>
      <Radix.Close
        aria-label="Close"
        className="absolute top-1.5 right-1.5 grid size-11 place-content-center rounded-md opacity-80 hover:opacity-100"
      >
        <X className="size-4" aria-hidden="true" />
      </Radix.Close>
    </Radix.Root>
  )
}
