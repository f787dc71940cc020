// The one toast that may be visible: anyone shows it, the viewport draws it. Free of React's and Radix's code.
import type { ReactNode } from 'react'

export const toastDuration = 5000
/** How long a dismissed toast is kept, so that leaving can be drawn and asked about. */
export const toastRemovalDelay = 1_000_000

export interface ToastAction {
  label: string
  onClick: () => void
}

export interface ToastInput {
  title?: ReactNode
  description?: ReactNode
  action?: ToastAction
  variant?: 'default' | 'destructive'
  duration?: number
}

export interface Toast extends ToastInput {
  id: number
  variant: 'default' | 'destructive'
  duration: number
  open: boolean
}

let current: Toast | null = null
let lastId = 0
let removal: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function change(next: Toast | null): void {
  current = next
  for (const listener of listeners) listener()
}

/** Shows a toast in place of the one before it; the answer is the id to dismiss it by. */
export function showToast(input: ToastInput): number {
  clearTimeout(removal)
  lastId += 1
  change({ variant: 'default', duration: toastDuration, ...input, id: lastId, open: true })
  return lastId
}

/** Closes the toast; an id that is no longer the visible one closes nothing. */
export function dismissToast(id: number): void {
  if (current?.id !== id || !current.open) return
  change({ ...current, open: false })
  clearTimeout(removal)
  removal = setTimeout(() => change(null), toastRemovalDelay)
}

export function currentToast(): Toast | null {
  return current
}

/** Calls back at every change until the returned function is called. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
