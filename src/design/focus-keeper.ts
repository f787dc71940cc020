// Where the focus goes when what had it leaves the page: to the part it stood in, so that who goes by keys does not begin at
// the top again.
import { type FocusEvent, useEffect, useRef } from 'react'

/** For the part's own element. Dialogs that were opened in it count as standing in it. */
export function useFocusKeeper<Part extends HTMLElement = HTMLElement>() {
  const part = useRef<Part>(null)
  const focused = useRef<Element>(null)
  // After every drawing, as any may have taken it away.
  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return
    focused.current = null
    if (document.activeElement === document.body) part.current?.focus({ preventScroll: true })
  })
  return {
    ref: part,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target
    },
    // Whoever left it by themselves is not called back; what is taken off the page says nothing.
    onBlur: () => {
      focused.current = null
    },
  }
}
