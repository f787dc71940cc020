// Loads the toasts' code when the first one is shown, so that no page waits for it.
import { Suspense, useSyncExternalStore } from 'react'
import { latePart } from '#design/late-part.ts'
import { currentToast, subscribeToToasts } from '#design/toast-store.ts'

const ToastViewport = latePart(async () => (await import('#design/toast-viewport.tsx')).ToastViewport)

let everShown = false

function wasEverShown(): boolean {
  everShown ||= currentToast() !== null
  return everShown
}

export function Toasts() {
  const isNeeded = useSyncExternalStore(subscribeToToasts, wasEverShown, () => false)
  if (!isNeeded) return null
  return (
    <Suspense>
      <ToastViewport />
    </Suspense>
  )
}
