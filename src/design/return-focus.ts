// Gives focus back to whatever had it before a dialog opened.
import { useRef } from 'react'

export interface ReturnFocus {
  onOpenAutoFocus: () => void
  onCloseAutoFocus: (event: Event) => void
}

// Radix only returns focus to its own trigger, and our dialogs are opened by state, without one.
export function useReturnFocus(): ReturnFocus {
  const before = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault()
      if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus()
    },
  }
}
