// Which fields of a form somebody has been to and left. Before that there is nothing to find fault with.
import { type FocusEvent, useEffect, useMemo, useRef, useState } from 'react'

export function useLeftFields() {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const lately = useRef(new Set<string>())
  const isPressing = useRef(false)
  const tell = useMemo(() => () => setLeft(new Set(lately.current)), [])
  useEffect(() => {
    const begin = () => {
      isPressing.current = true
    }
    // What is said beneath a field moves what follows: a button that is being pressed stays where it is until it was.
    const end = () =>
      setTimeout(() => {
        isPressing.current = false
        tell()
      })
    document.addEventListener('pointerdown', begin)
    document.addEventListener('pointerup', end)
    document.addEventListener('pointercancel', end)
    return () => {
      document.removeEventListener('pointerdown', begin)
      document.removeEventListener('pointerup', end)
      document.removeEventListener('pointercancel', end)
    }
  }, [tell])
  return {
    left,
    /** For the element around all fields, which go by their names. */
    onBlur({ target }: FocusEvent<HTMLElement>) {
      const name = target.getAttribute('name')
      if (!name) return
      lately.current.add(name)
      if (!isPressing.current) tell()
    },
  }
}
