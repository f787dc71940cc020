// Where the toast stands: below, unless it would lie on what was pressed or has the focus, on the button that a dialog or
// sheet ends with, or on the one that a page keeps in reach of a thumb; then above.
import { type RefObject, useEffect } from 'react'

const slack = 12

type Box = { top: number; right: number; bottom: number; left: number }

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right + slack &&
    other.left < one.right + slack &&
    one.top < other.bottom + slack &&
    other.top < one.bottom + slack
  )
}

/** Not the page as a whole, which has the focus after a change of page. */
function isOneThing(element: Element | null, viewport: Element): element is Element {
  if (!element || element === document.body || viewport.contains(element)) return false
  return element.getBoundingClientRect().height < window.innerHeight / 2
}

/** What a dialog or sheet is there for stands last in it. The one that was opened last is on top. */
function mainButton(): Element | null {
  const panel = [...document.querySelectorAll('.dialog-panel, .sheet-panel')].at(-1)
  return panel ? ([...panel.querySelectorAll('button')].at(-1) ?? null) : document.querySelector('.thumb-bar')
}

export function useToastPlace(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = ref.current
    if (!viewport) return
    // Some browsers give no focus to a button that is pressed.
    let pressed: Element | null = null
    const place = () => {
      const panel = viewport.firstElementChild
      if (!panel) return
      viewport.dataset.place = 'below'
      const box = panel.getBoundingClientRect()
      const beneath = [document.activeElement, pressed, mainButton()].some(
        (element) => isOneThing(element, viewport) && overlap(element.getBoundingClientRect(), box),
      )
      if (beneath) viewport.dataset.place = 'above'
    }
    const onPress = (event: Event) => {
      const target = event.target instanceof Element ? event.target : null
      if (target && !viewport.contains(target)) pressed = target.closest('button, a, input, select, label')
    }
    const onFocus = (event: Event) => {
      if (event.target instanceof Element && !viewport.contains(event.target)) place()
    }
    const observer = new ResizeObserver(place)
    const watcher = new MutationObserver(place)
    observer.observe(viewport)
    watcher.observe(viewport, { childList: true })
    document.addEventListener('pointerdown', onPress, true)
    document.addEventListener('focusin', onFocus)
    // A sheet that has slid in has its button elsewhere than when it began to.
    document.addEventListener('animationend', place)
    place()
    return () => {
      observer.disconnect()
      watcher.disconnect()
      document.removeEventListener('pointerdown', onPress, true)
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('animationend', place)
    }
  }, [ref])
}
