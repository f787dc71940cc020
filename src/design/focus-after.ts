// What is closed for good takes the focus along: it goes back to what had it before, or else to the page itself.
import { useEffect } from 'react'

/** For what stands in the page and may be closed. Whoever has been given the focus since keeps it. */
export function useFocusAfter(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return
    const before = document.activeElement
    return () => {
      if (document.activeElement !== document.body) return
      const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected
      const next = isThere ? before : document.getElementById('main')
      next?.focus({ preventScroll: true })
    }
  }, [isShown])
}
