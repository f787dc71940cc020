// Asks before unsaved changes are lost: on closing the tab, and on links inside the site.
import { useEffect } from 'react'

const question = 'You have unsaved changes. Leave this page?'

export function useLeaveGuard(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest?.('a[href]:not([target="_blank"])')
      if (link && !window.confirm(question)) {
        event.preventDefault()
        event.stopPropagation()
      }
    }
    window.addEventListener('beforeunload', onUnload)
    // Before the router sees the click.
    document.addEventListener('click', onClick, true)
    return () => {
      window.removeEventListener('beforeunload', onUnload)
      document.removeEventListener('click', onClick, true)
    }
  }, [isActive])
}
