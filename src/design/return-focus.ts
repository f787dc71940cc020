// Gives focus back to whatever had it before a dialog opened, or to its place when it is gone by then.
import { useRef } from 'react'

export interface ReturnFocus {
  onOpenAutoFocus: () => void
  onCloseAutoFocus: (event: Event) => void
}

// Radix only returns focus to its own trigger, and our dialogs are opened by state, without one.
export function useReturnFocus(): ReturnFocus {
  /** What had the focus, and all that it stood in, from the inside out. */
  const before = useRef<HTMLElement[]>([])
  return {
    onOpenAutoFocus: () => {
      before.current = withSurroundings(document.activeElement)
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault()
      const [had, ...around] = before.current
      // The page stays where it is: who searched in a sheet has the finds before them, not the button far above.
      if (had?.isConnected) return had.focus({ preventScroll: true })
      // The row that was deleted took its button along. Whoever has been given the focus since keeps it.
      const isLost = !document.activeElement || document.activeElement === document.body
      if (isLost) focusPlace(around.find(({ isConnected }) => isConnected))
    },
  }
}

/** An element and all that it stands in, from the inside out. */
export function withSurroundings(element: Element | null): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let each = element; each instanceof HTMLElement && each !== document.body; each = each.parentElement)
    found.push(each)
  return found
}

/** From here the next Tab goes on. */
export function focusPlace(place: HTMLElement | undefined): void {
  if (!place) return
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  }
  place.focus({ preventScroll: true })
}
