// What was refused is read out and mended next: the focus goes to the first field that says so.
import { type RefObject, useEffect, useRef } from 'react'

export function focusRefused(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
}

/** For what the server refuses later. Whoever is somewhere else by then stays there. */
export function useFocusRefused<Form extends HTMLElement>(error: unknown): RefObject<Form | null> {
  const form = useRef<Form>(null)
  useEffect(() => {
    const { activeElement, body } = document
    if (error && (activeElement === body || form.current?.contains(activeElement))) focusRefused(form.current)
  }, [error])
  return form
}
