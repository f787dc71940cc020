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

const encoder = new TextEncoder()
const mark = '<cached-'

/** From mark to mark. No text that people write can hold one: React writes `<` as an entity. */
function putTogether(page: string, parts: readonly Part[], cache: MarkupCache): Uint8Array {
  const [before = '', ...marked] = page.split(mark)
  /** What is open where we are: the page itself, and in it the parts that are new. */
  const open: { key: string; pieces: Uint8Array[] }[] = [{ key: '', pieces: [encoder.encode(before)] }]
  for (const piece of marked) {
    const [kind = '', n] = piece.slice(0, piece.indexOf('>')).split(' ')
    const part = n ? parts[Number(n.slice('n="'.length, -1))] : undefined
    if (kind === 'from') open.push({ key: part!.key, pieces: [] })
    else if (kind === 'part') open.at(-1)!.pieces.push(part!.markup!)
    else {
      const { key, pieces } = open.pop()!
      const markup = joined(pieces)
      cache.set(key, markup)
      open.at(-1)!.pieces.push(markup)
    }
    const closing = `</cached-${kind}>`
    open.at(-1)!.pieces.push(encoder.encode(piece.slice(piece.indexOf(closing) + closing.length)))
  }
  return joined(open[0]!.pieces)
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
