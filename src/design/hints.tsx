// Says what an icon means to who points at it or comes to it by keyboard: one hint for all that carries
// `data-hint`, with its text or, where that is empty, its label. // Never the only place where something is said: screen readers
// have the label.
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

export const openDelayMs = 700
/** Whoever has just read one hint sees the next at once. */
export const skipDelayMs = 300
const gap = 6
const margin = 8

type Hint = { text: string; around: DOMRect }

/** `first`: what was pointed at before this was there. */
export function Hints({ first }: { first: Event }) {
  const [hint, setHint] = useState<Hint | null>(null)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => listen(setHint, first), [first])

  useLayoutEffect(() => {
    if (!hint || !panel.current) return
    const { width, height } = panel.current.getBoundingClientRect()
    const middle = hint.around.left + hint.around.width / 2 - width / 2
    const left = Math.max(margin, Math.min(middle, window.innerWidth - width - margin))
    const above = hint.around.top - height - gap
    const top = above < margin ? hint.around.bottom + gap : above
    Object.assign(panel.current.style, { left: `${left}px`, top: `${top}px`, visibility: 'visible' })
  }, [hint])

  return (
    hint && (
      <div
        ref={panel}
        aria-hidden="true"
        data-hint-panel=""
        className="hint-panel pointer-events-none invisible fixed z-70 max-w-72 rounded-sm bg-solid px-2.5 py-1.5 text-xs font-medium text-on-solid shadow-raised print:hidden"
      >
        {hint.text}
      </div>
    )
  )
}

function listen(show: (hint: Hint | null) => void, first: Event): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let shownFor: Element | null = null
  let closedAt = Number.NEGATIVE_INFINITY

  const open = (target: Element) => {
    shownFor = target
    show({
      text: target.getAttribute('data-hint') || target.getAttribute('aria-label') || '',
      around: target.getBoundingClientRect(),
    })
  }
  const close = (event: Event) => {
    clearTimeout(waiting)
    if (shownFor) closedAt = event.timeStamp
    shownFor = null
    show(null)
  }
  const begin = (event: Event) => {
    const target = event.target instanceof Element ? event.target.closest('[data-hint]') : null
    if (target === shownFor && target) return
    close(event)
    if (!target) return
    if (event.type === 'focusin' ? !target.matches(':focus-visible') : (event as PointerEvent).pointerType === 'touch')
      return
    if (event.timeStamp - closedAt < skipDelayMs) open(target)
    else waiting = setTimeout(() => target.isConnected && open(target), openDelayMs)
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close(event)
  }
  const heard = { pointerover: begin, focusin: begin, focusout: close, pointerdown: close, keydown: closeOnEscape }
  for (const [name, hear] of Object.entries(heard)) document.addEventListener(name, hear as EventListener)
  window.addEventListener('scroll', close, { capture: true, passive: true })
  begin(first)
  return () => {
    clearTimeout(waiting)
    for (const [name, hear] of Object.entries(heard)) document.removeEventListener(name, hear as EventListener)
    window.removeEventListener('scroll', close, { capture: true })
  }
}
