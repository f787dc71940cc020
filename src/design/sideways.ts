// A row that may be wider than its place: the chosen one is kept in view, and it is known where more is hidden.
import { type RefObject, useEffect, useState } from 'react'

/** Room for the sign at the edge, so that it never stands on what was chosen. */
const edge = 40

/** The row scrolls, never the page. */
function bringIntoView(row: HTMLElement): void {
  const chosen = row.querySelector<HTMLElement>('[aria-selected="true"], [aria-current]')
  if (!chosen) return
  const left = chosen.getBoundingClientRect().left - row.getBoundingClientRect().left + row.scrollLeft
  const start = left - edge
  const end = left + chosen.offsetWidth + edge
  if (start < row.scrollLeft) row.scrollLeft = Math.max(0, start)
  else if (end > row.scrollLeft + row.clientWidth) row.scrollLeft = end - row.clientWidth
}

export function useSideways(row: RefObject<HTMLElement | null>, chosen: string) {
  const [more, setMore] = useState({ before: false, after: false })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice, another place.
  useEffect(() => {
    if (row.current) bringIntoView(row.current)
  }, [chosen, row])

  useEffect(() => {
    const element = row.current
    if (!element) return
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      const next = { before: scrollLeft > 1, after: scrollLeft + clientWidth < scrollWidth - 1 }
      setMore((known) => (known.before === next.before && known.after === next.after ? known : next))
    }
    // Fonts that arrive, labels that grow by a number and phones that are turned change what fits.
    const observer = new ResizeObserver(() => {
      bringIntoView(element)
      look()
    })
    for (const part of [element, ...element.children]) observer.observe(part)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [row])

  return more
}
