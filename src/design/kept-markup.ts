// Parts of a page that look the same whoever asks are drawn once: the server keeps their markup and puts it into later
// pages as text. In the browser, in tests and while developing they are components like any other.
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

/** A part's markup, and once it was sent, the same as bytes. */
export type KeptMarkup = { html: string; bytes?: Uint8Array }

/** A page in pieces, so that what is kept need not be copied into it. */
export type Markup = readonly (string | KeptMarkup)[]

type Part = { key: string; markup: KeptMarkup | undefined }

const mostCharacters = 8_000_000
const known = new Map<string, KeptMarkup>()
let characters = 0
let components = 0

/** The parts of the page that is being drawn, which is done in one go; null when nothing is to be kept. */
let partsOfPage: Part[] | null = null

/**
 * A component whose markup follows from its props alone: nothing read elsewhere, no clock, no `useId`, and an element
 * as its outermost part.
 */
export function kept<Props extends { readonly [Name in keyof Props]: Plain }>(
  Component: ComponentType<Props>,
): ComponentType<Props> {
  if (typeof document !== 'undefined') return Component
  components += 1
  const name = components
  return function Kept(props: Props): ReactNode {
    if (!partsOfPage) return createElement(Component, props)
    const key = `${name}${JSON.stringify(props)}`
    const markup = known.get(key)
    const n = partsOfPage.push({ key, markup }) - 1
    if (markup) return createElement('kept-part', { n })
    const from = createElement('kept-from', { n })
    return createElement(Fragment, null, from, createElement(Component, props), createElement('kept-to'))
  }
}

/** Draws a page, with what was kept of earlier ones, and keeps what is new in it. */
export function drawWithKeptMarkup(draw: () => string): Markup {
  const parts: Part[] = []
  partsOfPage = parts
  try {
    return putTogether(draw(), parts)
  } finally {
    partsOfPage = null
  }
}

export function htmlOf(markup: Markup): string {
  return markup.map((piece) => (typeof piece === 'string' ? piece : piece.html)).join('')
}

const mark = /<kept-(part|from|to)(?: n="(\d+)")?><\/kept-\1>/g

function putTogether(page: string, parts: readonly Part[]): Markup {
  /** What is open where we are: the page itself, and in it the parts that are new. */
  const open: { key: string; pieces: (string | KeptMarkup)[] }[] = [{ key: '', pieces: [] }]
  let at = 0
  for (const found of page.matchAll(mark)) {
    const [whole, kind, n] = found
    const inner = open.at(-1)!
    inner.pieces.push(page.slice(at, found.index))
    at = found.index + whole.length
    if (kind === 'part') inner.pieces.push(parts[Number(n)]!.markup!)
    else if (kind === 'from') open.push({ key: parts[Number(n)]!.key, pieces: [] })
    else {
      open.pop()
      open.at(-1)!.pieces.push(keep(inner.key, htmlOf(inner.pieces)))
    }
  }
  return [...open[0]!.pieces, page.slice(at)]
}

function keep(key: string, html: string): KeptMarkup {
  const markup = { html }
  if (known.has(key)) return markup
  known.set(key, markup)
  characters += key.length + html.length
  for (const [oldest, old] of known) {
    if (characters <= mostCharacters) break
    known.delete(oldest)
    characters -= oldest.length + old.html.length
  }
  return markup
}
