// Fields that follow the address: what Back brings is in them again, and nobody loses a letter or the focus while typing.
import { type RefObject, useEffect, useRef, useState } from 'react'

/** Sets what the named fields of a form hold whenever the address says something else. */
export function useFieldValues(values: Record<string, string>): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const told = JSON.stringify(values)
  useEffect(() => {
    for (const [name, value] of Object.entries<string>(JSON.parse(told))) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement && field.value !== value) field.value = value
    }
  }, [told])
  return form
}

/** What stands in a field counts as soon as anything else of its form is chosen, also where it was not sent yet. */
export function typedIn(form: HTMLFormElement | null, name: string): string {
  return form ? String(new FormData(form).get(name) ?? '').trim() : ''
}

const restMs = 200

/** A text that is typed goes into the address when the fingers rest. */
export function useTyped(value: string, onRest: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(value)
  const last = useRef(value)
  const send = useRef(onRest)
  send.current = onRest
  useEffect(() => {
    if (value === last.current) return
    last.current = value
    setText(value)
  }, [value])
  useEffect(() => {
    if (text === last.current) return
    const timer = setTimeout(() => {
      last.current = text
      send.current(text)
    }, restMs)
    return () => clearTimeout(timer)
  }, [text])
  return [text, setText]
}
