// A link may lead to one row of a list: once it is there, it is brought into view and has the focus.
import { useEffect } from 'react'

const givesUpAfterMs = 10_000

export function useRowInView(id: string | undefined): void {
  useEffect(() => {
    if (!id) return
    const show = () => {
      const row = document.getElementById(`row-${id}`)
      if (!row) return false
      row.tabIndex = -1
      row.classList.add('outline-2', 'outline-offset-4', 'outline-accent')
      row.scrollIntoView({ block: 'center' })
      row.focus({ preventScroll: true })
      return true
    }
    if (show()) return
    const watcher = new MutationObserver(() => show() && watcher.disconnect())
    watcher.observe(document.body, { childList: true, subtree: true })
    const timer = setTimeout(() => watcher.disconnect(), givesUpAfterMs)
    return () => {
      watcher.disconnect()
      clearTimeout(timer)
    }
  }, [id])
}
