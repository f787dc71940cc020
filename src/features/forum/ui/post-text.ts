// Reads a post's text before it is drawn: is it plain, is it too tangled to parse, which links and mentions stand in it.
import { lookAlikeKey } from '#shared/text.ts'
import { findMentions, withoutFencedCode } from '../mention.rules.ts'

const inlineSigns = /[*_`[\]\\<]/
const blockSigns = /^ {0,3}(?:#{1,6}\s|>|[-+]\s|\d{1,9}[.)]\s|~{3}|-{2,}\s*$|={2,}\s*$)/m

/** Nothing in it means anything to Markdown, as in most replies: no need to parse it. */
export function isPlain(content: string): boolean {
  return !inlineSigns.test(content) && !blockSigns.test(content)
}

const nested = /^[ \t]*(?:(?:>|[-+*]|\d{1,9}[.)])[ \t]*){9,}/m
const fence = /^ {0,3}(?:`{3}|~{3})/gm
const loose = /[*_`[\]<\\]/g
const marked = /^[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t]|#)/gm

/** Parsing takes time and depth that grow with nesting and with loose signs: such a text is shown as it was typed. */
export function isTangled(content: string): boolean {
  if (countOf(fence, content) > 100) return true
  const text = withoutFencedCode(content)
  return nested.test(text) || countOf(loose, text) > 600 || countOf(marked, text) > 250
}

function countOf(signs: RegExp, text: string): number {
  return text.match(signs)?.length ?? 0
}

/** An address worth a link: http or https, without a name and password in it. */
export function safeUrl(href: string | undefined): string | null {
  if (!href || !/^https?:\/\//i.test(href)) return null
  try {
    const url = new URL(href)
    return url.username || url.password ? null : url.href
  } catch {
    return null
  }
}

export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'mention'; text: string; username: string }

const address = /\bhttps?:\/\/[^\s<>"'`{}|\\^]+/gi
/** What ends a sentence does not belong to the address before it. */
const trailing = /[.,;:!?)\]*_~]+$/

export function splitText(text: string, usernames: readonly string[]): Part[] {
  const known = new Map(usernames.map((name) => [lookAlikeKey(name), name]))
  const found: { from: number; to: number; part: Part }[] = []
  for (const match of text.matchAll(address)) {
    const written = match[0].replace(trailing, '')
    const href = safeUrl(written)
    if (href)
      found.push({ from: match.index, to: match.index + written.length, part: { kind: 'link', text: written, href } })
  }
  for (const { from, to, key } of findMentions(text)) {
    const username = known.get(key)
    const isInside = found.some((other) => from < other.to && to > other.from)
    if (username && !isInside) found.push({ from, to, part: { kind: 'mention', text: text.slice(from, to), username } })
  }
  const parts: Part[] = []
  let at = 0
  for (const { from, to, part } of found.sort((one, other) => one.from - other.from)) {
    if (from > at) parts.push({ kind: 'text', text: text.slice(at, from) })
    parts.push(part)
    at = to
  }
  if (at < text.length) parts.push({ kind: 'text', text: text.slice(at) })
  return parts
}
