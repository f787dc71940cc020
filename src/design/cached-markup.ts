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

/** Where markup is remembered, as the bytes that are sent, by what it was made of. */
export type MarkupCache = { get(key: string): Uint8Array | undefined; set(key: string, markup: Uint8Array): void }

type Part = { key: string; markup: Uint8Array | undefined }

let components = 0

/** The page that is being drawn, which is done in one go; null when nothing is to be remembered. */
let drawing: { cache: MarkupCache; parts: Part[] } | null = null

/**
 * A component whose markup follows from its props alone: nothing read elsewhere, no clock, no `useId`, and an element as
 * its outermost part.
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
    if (markup) return createElement('cached-part', { n })
    const from = createElement('cached-from', { n })
    return createElement(Fragment, null, from, createElement(Component, props), createElement('cached-to'))
  }
}

/** Draws a page with what is remembered, and remembers what is new in it. */
export function drawWithCache(cache: MarkupCache, draw: () => string): Uint8Array {
  const parts: Part[] = []
  drawing = { cache, parts }
  try {
    return putTogether(draw(), parts, cache)
  } finally {
    drawing = null
  }
}

const mark = '<cached-'

/**
 * From mark to mark, into one piece of memory. No text that people write can hold a mark: React writes `<` as an entity.
 */
function putTogether(page: string, parts: readonly Part[], cache: MarkupCache): Uint8Array {
  const remembered = parts.reduce((length, { markup }) => length + (markup?.length ?? 0), 0)
  const whole = Buffer.allocUnsafe(Buffer.byteLength(page) + remembered)
  /** The parts that are new and not yet at their end. */
  const open: { key: string; from: number }[] = []
  let read = 0
  let written = 0
  for (let at = page.indexOf(mark); at >= 0; at = page.indexOf(mark, read)) {
    written += whole.write(page.slice(read, at), written)
    const [kind = '', n] = page.slice(at + mark.length, page.indexOf('>', at)).split(' ')
    const closing = `</cached-${kind}>`
    read = page.indexOf(closing, at) + closing.length
    const part = n ? parts[Number(n.slice('n="'.length, -1))] : undefined
    if (part?.markup) {
      whole.set(part.markup, written)
      written += part.markup.length
    } else if (part) open.push({ key: part.key, from: written })
    else {
      const { key, from } = open.pop()!
      // A copy: a part of it would hold all the page's memory.
      cache.set(key, Uint8Array.prototype.slice.call(whole, from, written))
    }
  }
  written += whole.write(page.slice(read), written)
  return whole.subarray(0, written)
}
