// A post's text as a tree: plain text as typed, or a small part of Markdown, with links and mentions. HTML is only letters.
import { type BodyNode, bodyTags } from '#features/content/content-body.schema.ts'
import { makeMarkdownParser, plainBody, replaceText } from '#features/content/markdown.rules.ts'
import { lookAlikeKey } from '#shared/text.ts'
import { findMentions, mentionPath } from './mention.rules.ts'

export function readPost(content: string, usernames: readonly string[]): BodyNode[] {
  const body = isPlain(content) ? null : parse(content)
  return replaceText(body ?? plainBody(content), (text) => linkWords(text, usernames))
}

const inlineSigns = /[*_`[\]\\<]/
const blockSigns = /^ {0,3}(?:#{1,6}\s|>|[-+]\s|\d{1,9}[.)]\s|~{3}|-{3})/m

/** Nothing in it means anything to Markdown, as in most replies: no need to parse it. */
function isPlain(content: string): boolean {
  return !inlineSigns.test(content) && !blockSigns.test(content)
}

/** No HTML, entities, pictures, references, tables or code by indentation: such signs stay what they are. */
const parse = makeMarkdownParser({
  preset: 'zero',
  rules: [
    'blockquote',
    'fence',
    'heading',
    'hr',
    'list',
    'newline',
    'escape',
    'backticks',
    'emphasis',
    'link',
    'autolink',
  ],
  budget: { nesting: 20, steps: 3_000 },
  // The page has its own headings: a post knows two kinds, whatever their level.
  tagOf: ({ tag }) => bodyTags.find((known) => known === tag) ?? (tag === 'h1' ? 'h2' : 'h3'),
  addressOf: safeUrl,
  lineEnd: '\n',
})

/** An address worth a link: http or https, without a name and password in it. */
function safeUrl(href: string): string | null {
  if (!/^https?:\/\//i.test(href) || !URL.canParse(href)) return null
  const url = new URL(href)
  return url.username || url.password ? null : url.href
}

const address = /\bhttps?:\/\/[^\s<>"'`{}|\\^]+/gi
/** What ends a sentence does not belong to the address before it. */
const closing = new Set('.,;:!?)]*_~')

function addressIn(text: string): string {
  let end = text.length
  while (closing.has(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

type Found = { from: number; to: number; href: string }

function linkWords(text: string, usernames: readonly string[]): BodyNode[] {
  const found = [...findAddresses(text), ...findKnown(text, usernames)].sort((one, other) => one.from - other.from)
  const nodes: BodyNode[] = []
  let at = 0
  for (const { from, to, href } of found) {
    // A name within an address is part of the address.
    if (from < at) continue
    if (from > at) nodes.push(text.slice(at, from))
    nodes.push(['a', { href }, [text.slice(from, to)]])
    at = to
  }
  if (at < text.length) nodes.push(text.slice(at))
  return nodes
}

function findAddresses(text: string): Found[] {
  return [...text.matchAll(address)].flatMap(({ 0: match, index }) => {
    const written = addressIn(match)
    const href = safeUrl(written)
    return href ? [{ from: index, to: index + written.length, href }] : []
  })
}

function findKnown(text: string, usernames: readonly string[]): Found[] {
  const known = new Map(usernames.map((name) => [lookAlikeKey(name), name]))
  return findMentions(text).flatMap(({ from, to, key }) => {
    const username = known.get(key)
    return username === undefined ? [] : [{ from, to, href: mentionPath(username) }]
  })
}
