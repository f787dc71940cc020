// Loads the toasts' code when somebody is about to act, or when the first one is shown, so that no page waits for it.
import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { latePart } from '#design/late-part.ts'
import { currentToast, subscribeToToasts } from '#design/toast-store.ts'
import { whenIdle } from '#design/when-idle.ts'
import { readToken } from '#http/client/token.ts'

const load = async () => (await import('#design/toast-viewport.tsx')).ToastViewport
const ToastViewport = latePart(load)

let everShown = false

function wasEverShown(): boolean {
  everShown ||= currentToast() !== null
  return everShown
}

export function Toasts() {
  const isNeeded = useSyncExternalStore(subscribeToToasts, wasEverShown, () => false)
  // When the line is lost in between, there must be a way to say that it did not work.
  useEffect(() => {
    const bring = () => void load().catch(() => undefined)
    // Whoever reads before they act may have lost it by then; somebody who is signed in can act on every page.
    if (readToken()) return whenIdle(bring)
    const prepare = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest('form, button')) return
      document.removeEventListener('focusin', prepare)
      bring()
    }
    document.addEventListener('focusin', prepare)
    return () => document.removeEventListener('focusin', prepare)
  }, [])
  if (!isNeeded) return null
  return (
    <Suspense>
      <ToastViewport />
    </Suspense>
  )
}
