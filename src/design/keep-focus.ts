// Keeps the focus in a list when the entry that had it is gone: else whoever works by keys begins at the top of the page again.
import { type RefObject, useEffect, useRef } from 'react'

/**
 * For the box around the list, which needs a `tabIndex` of -1. Undefined while nobody knows how many there are. Whoever has
 * gone on elsewhere is left there; who was asked first is brought back by the question (`return-focus.ts`).
 */
export function useKeepFocus<Box extends HTMLElement>(count: number | undefined): RefObject<Box | null> {
  const box = useRef<Box>(null)
  const before = useRef(count)
  useEffect(() => {
    const isFewer = count !== undefined && before.current !== undefined && count < before.current
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isFewer && isLost) box.current?.focus({ preventScroll: true })
    before.current = count
  }, [count])
  return box
}
