// Loads the toasts' code when somebody is about to act, or when the first one is shown, so that no page waits for it.
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { Button } from '#design/button.tsx'
import { latePart } from '#design/late-part.ts'
import { currentToast, subscribeToToasts } from '#design/toast-store.ts'
import { whenIdle } from '#design/when-idle.ts'
import { isOldTab } from '#http/client/old-tab.ts'
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
    <Suspense fallback={<WithoutCode />}>
      <ToastViewport />
    </Suspense>
  )
}

/** In a tab that is older than the site their code never comes: what there is to say is said all the same. */
function WithoutCode() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast)
  const [isOld, setOld] = useState(false)
  useEffect(() => void load().catch(async () => setOld(await isOldTab())), [])
  if (!isOld || !toast?.open) return null
  return (
    <div className="toast-viewport">
      <div role="alert" className="toast-panel grid gap-3 rounded-lg border border-line bg-surface p-4 shadow-floating">
        <p className="font-semibold">{toast.title}</p>
        {toast.description && <p className="text-sm text-muted">{toast.description}</p>}
        <Button variant="outline" size="sm" className="justify-self-start" onClick={() => window.location.reload()}>
          Reload
        </Button>
      </div>
    </div>
  )
}
