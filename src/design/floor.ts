// What floats at the foot of the page takes room there, so that nothing with the focus ends up beneath it.
import { type RefObject, useEffect } from 'react'

const heights = new Map<Element, number>()

function layFloor(): void {
  const { style } = document.documentElement
  const height = Math.max(0, ...heights.values())
  if (height > 0) style.setProperty('--floor', `${height}px`)
  else style.removeProperty('--floor')
}

/** For an element that is fixed to the bottom; its height counts while it is shown. */
export function useFloor(ref: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const element = ref.current
    if (!isShown || !element) return
    const measure = () => {
      const { top, height } = element.getBoundingClientRect()
      heights.set(element, height > 0 ? window.innerHeight - top : 0)
      layFloor()
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
      heights.delete(element)
      layFloor()
    }
  }, [ref, isShown])
}
