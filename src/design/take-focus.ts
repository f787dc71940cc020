// What takes the place of a button that was pressed takes its focus, too: the button is gone, and the focus would be with it.
import { type RefObject, useEffect, useRef } from 'react'

type TakenPlace<Part extends HTMLElement> = {
  /** For the part that comes. */
  place: RefObject<Part | null>
  /** By the press: from now on it is waited for. */
  expectIt: () => void
}

export function useTakeFocus<Part extends HTMLElement>(isThere: boolean): TakenPlace<Part> {
  const place = useRef<Part>(null)
  const isExpected = useRef(false)
  useEffect(() => {
    if (!isThere || !isExpected.current) return
    isExpected.current = false
    place.current?.focus()
  }, [isThere])
  return {
    place,
    expectIt: () => {
      isExpected.current = true
    },
  }
}
