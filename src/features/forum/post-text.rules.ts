// A post's text as a tree: plain text as typed, or a small part of Markdown, with links and mentions. HTML is only letters.
import { type BodyNode, bodyTags } from '#features/content/content-body.schema.ts'
import { makeMarkdownParser, plainBody, replaceText } from '#features/content/markdown.rules.ts'
import { lookAlikeKey } from '#shared/text.ts'
import { findMentions, mentionPath, mentionsLinked } from './mention.rules.ts'
import { isPostPath } from './quote.rules.ts'

/** What is stored with a post when it is written. Names come in when it is read: people change theirs. */
export function parsePost(content: string): BodyNode[] {
  const body = isPlain(content) ? null : parse(content)
  const linked = replaceText(body ?? plainBody(content), linkAddresses)
  return weigh(linked) <= heaviest ? linked : asOne(content)
}

/** Elements a post may have: drawing one costs what many letters do, and a link costs as much as two. */
const heaviest = 600
/** An address is written out with three signs for many a letter. */
const longestAddress = 2_000

function weigh(nodes: readonly BodyNode[]): number {
  return nodes.reduce<number>((sum, node) => {
    if (typeof node === 'string') return sum
    const [, { href }, children] = node
    return sum + (href === undefined ? 1 : 2 + href.length / 100) + weigh(children)
  }, 0)
}

/** Too heavy: every letter as it was typed, in one piece. */
function asOne(content: string): BodyNode[] {
  return [['p', {}, [content]]]
}

/** Links for those among the @names that belong to somebody. */
export function linkMentions(body: readonly BodyNode[], usernames: readonly string[]): BodyNode[] {
  if (usernames.length === 0) return [...body]
  const known = new Map(usernames.map((name) => [lookAlikeKey(name), name]))
  let left = mentionsLinked
  return replaceText(body, (text) => {
    const found = findMentions(text, left).flatMap(({ from, to, key }) => {
      const username = known.get(key)
      return username === undefined ? [] : [{ from, to, href: mentionPath(username) }]
    })
    left -= found.length
    return putLinks(text, found)
  })
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
  addressOf: (href) => (isPostPath(href) ? href : safeUrl(href)),
  lineEnd: '\n',
})

/** An address worth a link: http or https, without a name and password in it. */
function safeUrl(href: string): string | null {
  if (!/^https?:\/\//i.test(href) || !URL.canParse(href)) return null
  const url = new URL(href)
  return url.username || url.password || url.href.length > longestAddress ? null : url.href
}

const address = /\bhttps?:\/\/[^\s<>"'`{}|\\^]+/gi
/** What ends a sentence does not belong to the address before it, but for a bracket that was opened in it. */
const closing = new Set('.,;:!?)]*_~')

function addressIn(text: string): string {
  let end = text.length
  let unopened = text.split(')').length - text.split('(').length
  for (; closing.has(text.charAt(end - 1)); end -= 1) {
    if (text.charAt(end - 1) !== ')') continue
    if (unopened <= 0) break
    unopened -= 1
  }
  return text.slice(0, end)
}

type Found = { from: number; to: number; href: string }

function linkAddresses(text: string): BodyNode[] {
  return putLinks(text, findAddresses(text))
}

/** In the order they stand in. */
function putLinks(text: string, found: readonly Found[]): BodyNode[] {
  const nodes: BodyNode[] = []
  let at = 0
  for (const { from, to, href } of found) {
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
