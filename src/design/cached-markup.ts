// Parts of a page whose look follows from their data alone, such as a card's facts: the server remembers their markup and
// puts it into later pages as text. In the browser, in tests and while developing they are components like any other.
import { type ComponentType, createElement, Fragment, type ReactNode } from 'react'

/** What can be told apart by its JSON. Functions may come along: they make no markup. */
type Plain =
  | string
  | number
  | boolean
  | null
  | undefined
  | Date
  | ((...args: never[]) => unknown)
  | readonly Plain[]
  | { readonly [name: string]: Plain }

/** Where markup is remembered, by what it was made of. */
export type MarkupCache = { get(key: string): string | undefined; set(key: string, markup: string): void }

type Part = { key: string; markup: string | undefined }

let components = 0

/** The page that is being drawn, which is done in one go; null when nothing is to be remembered. */
let drawing: { cache: MarkupCache; parts: Part[] } | null = null

/**
 * A component whose markup follows from its props alone: nothing read elsewhere, no clock, no `useId`, an element as its
 * outermost part, and no other such component inside.
 */
export function cachedMarkup<Props extends { readonly [Name in keyof Props]: Plain }>(
  Component: ComponentType<Props>,
): ComponentType<Props> {
  if (typeof document !== 'undefined') return Component
  components += 1
  const name = components
  return function Cached(props: Props): ReactNode {
    if (!drawing) return createElement(Component, props)
    const key = `${name}${JSON.stringify(props)}`
    const markup = drawing.cache.get(key)
    const n = drawing.parts.push({ key, markup }) - 1
    const begin = createElement('cached-part', { n })
    return markup === undefined
      ? createElement(Fragment, null, begin, createElement(Component, props), createElement('cached-end'))
      : begin
  }
}

/** Draws a page with what is remembered, and remembers what is new in it. */
export function drawWithCache(cache: MarkupCache, draw: () => string): string {
  const parts: Part[] = []
  drawing = { cache, parts }
  try {
    return fillIn(draw(), parts, cache)
  } finally {
    drawing = null
  }
}

const begin = '<cached-part n="'
const end = '<cached-end></cached-end>'

/** No text that people write can hold these marks: React writes `<` as an entity. */
function fillIn(page: string, parts: readonly Part[], cache: MarkupCache): string {
  const [before = '', ...marked] = page.split(begin)
  const filled = marked.map((piece, n) => {
    const after = piece.slice(piece.indexOf('</cached-part>') + '</cached-part>'.length)
    const { key, markup } = parts[n]!
    if (markup !== undefined) return markup + after
    const length = after.indexOf(end)
    const fresh = after.slice(0, length)
    cache.set(key, fresh)
    return fresh + after.slice(length + end.length)
  })
  return before + filled.join('')
}
