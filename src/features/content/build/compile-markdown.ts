// A document's Markdown, compiled. HTML stays text; pictures from elsewhere and anything else unknown stop the build.
import type { Token } from 'markdown-it'
import { idOfPath } from '#features/uploads/upload.rules.ts'
import { brand } from '#shared/brand.ts'
import { textOf } from '../body-text.rules.ts'
import { type BodyNode, type BodyTag, bodyTags, type CompiledBody, type Heading } from '../content-body.ts'
import { makeMarkdownParser } from '../markdown.rules.ts'
import { ContentError } from './content-error.ts'

/** Ten times the longest article. */
const budget = { nesting: 20, steps: 100_000 }

class UnknownSign extends Error {}

const parse = makeMarkdownParser({
  preset: 'default',
  options: { typographer: true },
  budget,
  tagOf: knownTag,
  lineEnd: ' ',
})

/** Facts a text names in braces. What the operator can change is known only when a page is shown, so it stays. */
const facts: Record<string, string> = {
  brand: brand.name,
  price: '{price}',
  supportEmail: '{supportEmail}',
}

export function compileMarkdown(file: string, source: string): CompiledBody {
  const body = parseDocument(file, fillFacts(file, source))
  const headings: Heading[] = []
  nameHeadings(body, headings)
  return { body, headings, words: countWords(body) }
}

function parseDocument(file: string, source: string): BodyNode[] {
  try {
    const body = parse(source)
    if (body) return body
  } catch (error) {
    if (!(error instanceof UnknownSign)) throw error
    throw new ContentError(file, [`text: ${error.message}`])
  }
  throw new ContentError(file, ['text: is too long, or has too many lists and quotes within each other'])
}

function fillFacts(file: string, source: string): string {
  return source.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const fact = facts[name]
    if (fact === undefined) throw new ContentError(file, [`text: {${name}} is not a known fact`])
    return fact
  })
}

function knownTag(token: Token): BodyTag {
  const tag = bodyTags.find((known) => known === token.tag)
  const isForeign = token.type === 'image' && idOfPath(String(token.attrGet('src'))) === null
  if (token.type === 'image' && !isForeign && !token.content.trim())
    throw new UnknownSign('a picture needs words for those who do not see it: ![words](picture)')
  if (tag && !isForeign) return tag
  const where = token.map ? ` near line ${token.map[0] + 1} of the text` : ''
  const { name, instead = '' } = said(token)
  throw new UnknownSign(`${name} can't be used here${where}${instead && `: ${instead}`}`)
}

/** As who wrote it knows it, and what takes its place. */
function said({ type, tag }: Token): { name: string; instead?: string } {
  const sign = type.replace(/_open$/, '')
  if (sign === 'image') return { name: 'A picture from elsewhere', instead: '“Add a picture” brings it to this site' }
  if (sign === 'heading')
    return { name: `A heading with ${'#'.repeat(Number(tag.slice(1)))}`, instead: 'begin it with ## or ###' }
  return { name: { table: 'A table', s: 'A line through words (~~)' }[sign] ?? `${sign} ${tag}` }
}

/** Ids that the pages around the texts have themselves. */
const idsOfPages = ['main', 'sources', 'announcement']

function nameHeadings(nodes: readonly BodyNode[], headings: Heading[]): void {
  const freeId = makeIds(idsOfPages)
  for (const node of nodes) {
    if (typeof node === 'string' || (node[0] !== 'h2' && node[0] !== 'h3')) continue
    const text = textOf(node)
    // What has no letter of ours, such as a name in Greek, needs an id too.
    const id = freeId(slugOf(text) || 'part')
    node[1].id = id
    headings.push({ id, text, level: node[0] === 'h2' ? 2 : 3 })
  }
}

/** Headings of one name are told apart by a number, which may be the end of another one's name. */
function makeIds(known: readonly string[]): (name: string) => string {
  const taken = new Set(known)
  const counts = new Map<string, number>()
  return (name) => {
    let count = counts.get(name) ?? 1
    const idOf = () => (count === 1 ? name : `${name}-${count}`)
    while (taken.has(idOf())) count += 1
    counts.set(name, count)
    taken.add(idOf())
    return idOf()
  }
}

function slugOf(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

const wordsPerMinute = 200

export function minutesToRead(words: number): number {
  return Math.round(words / wordsPerMinute)
}

function countWords(nodes: readonly BodyNode[]): number {
  return nodes.reduce((sum: number, node) => sum + (blockText(node).match(/\S+/g)?.length ?? 0), 0)
}

/** List items stand apart, so that the last word of one and the first of the next are two. */
function blockText(node: BodyNode): string {
  if (typeof node === 'string') return node
  const text = node[2].map(blockText).join('')
  return node[0] === 'li' || node[0] === 'p' ? `${text} ` : text
}
