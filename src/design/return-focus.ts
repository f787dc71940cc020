// Gives focus back to whatever had it before a dialog opened; where that is gone, to the box it stood in.
import { useRef } from 'react'

export interface ReturnFocus {
  onOpenAutoFocus: () => void
  onCloseAutoFocus: (event: Event) => void
}

/** Such as a list whose entry was deleted in the dialog. */
const box = '[tabindex="-1"]:not(main)'

// Radix only returns focus to its own trigger, and our dialogs are opened by state, without one.
export function useReturnFocus(): ReturnFocus {
  const before = useRef<Element | null>(null)
  const around = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement
      around.current = before.current?.closest(box) ?? null
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault()
      const there = [before.current, around.current].find((each) => each?.isConnected)
      if (there instanceof HTMLElement) there.focus({ preventScroll: there === around.current })
    },
  }
}
