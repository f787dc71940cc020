// Where the focus goes when what had it is gone from a page of many parts, or can't have it any more: to what it stood in, as near
// as that is still there, whichever part was drawn anew.
import { type FocusEvent, useEffect, useRef } from 'react'
import { focusPlace, withSurroundings } from './return-focus.ts'

/** Dialogs that close, and parts that know better where it belongs, come first. */
const turnMs = 100

/** For the page's own element. */
export function useFocusNearby<Page extends HTMLElement = HTMLElement>() {
  const page = useRef<Page>(null)
  const surroundings = useRef<HTMLElement[]>([])
  useEffect(() => {
    if (!page.current) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const [had, ...around] = surroundings.current
      if (!had || (had.isConnected && !had.matches(':disabled'))) return
      surroundings.current = []
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (document.activeElement === document.body) focusPlace(around.find(({ isConnected }) => isConnected))
      }, turnMs)
    }
    const watcher = new MutationObserver(look)
    watcher.observe(page.current, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    return () => {
      clearTimeout(timer)
      watcher.disconnect()
    }
  }, [])
  return {
    ref: page,
    onFocus: ({ target }: FocusEvent) => {
      surroundings.current = withSurroundings(target)
    },
    // Whoever left it by themselves is not called back; what is taken off the page says nothing.
    onBlur: () => {
      surroundings.current = []
    },
  }
}
