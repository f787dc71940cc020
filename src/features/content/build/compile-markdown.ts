// Markdown becomes a tree of known elements. HTML, pictures and anything else unknown stop the build.
import MarkdownIt, { type Token } from 'markdown-it'
import { brand, membership } from '#shared/brand.ts'
import {
  type BodyAttributes,
  type BodyNode,
  type BodyTag,
  bodyTags,
  type CompiledBody,
  type Heading,
} from '../content-body.ts'
import { ContentError } from './content-error.ts'

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true })

/** Facts a text names in braces. The support address is known only when a page is shown, so it stays. */
const facts: Record<string, string> = {
  brand: brand.name,
  price: membership.priceText,
  supportEmail: '{supportEmail}',
}

export function compileMarkdown(file: string, source: string): CompiledBody {
  const root: BodyNode[] = []
  const open: BodyNode[][] = [root]
  const headings: Heading[] = []
  const top = () => open.at(-1) ?? root

  const place = (tokens: readonly Token[]) => {
    for (const token of tokens) {
      if (token.type === 'inline') place(token.children ?? [])
      else if (token.type === 'text') top().push(token.content)
      else if (token.type === 'softbreak') top().push(' ')
      else if (token.type === 'code_inline') top().push(['code', {}, [token.content]])
      else if (token.hidden) continue
      else if (token.nesting === -1) open.pop()
      else {
        const node: BodyNode = [knownTag(file, token), attributesOf(token), []]
        top().push(node)
        if (token.nesting === 1) open.push(node[2])
      }
    }
  }
  place(markdown.parse(fillFacts(file, source), {}))
  nameHeadings(root, headings)
  return { body: joinText(root), headings, words: countWords(root) }
}

function fillFacts(file: string, source: string): string {
  return source.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const fact = facts[name]
    if (fact === undefined) throw new ContentError(file, [`text: {${name}} is not a known fact`])
    return fact
  })
}

function knownTag(file: string, token: Token): BodyTag {
  const tag = bodyTags.find((known) => known === token.tag)
  if (tag) return tag
  const where = token.map ? ` near line ${token.map[0] + 1} of the text` : ''
  throw new ContentError(file, [`text: ${token.type.replace(/_open$/, '')} ${token.tag} can't be used here${where}`])
}

function attributesOf(token: Token): BodyAttributes {
  const href = token.attrGet('href')
  return href === null ? {} : { href: String(href) }
}

function nameHeadings(nodes: readonly BodyNode[], headings: Heading[]): void {
  for (const node of nodes) {
    if (typeof node === 'string' || (node[0] !== 'h2' && node[0] !== 'h3')) continue
    const text = textOf(node)
    const name = slugOf(text)
    const taken = headings.filter(({ id }) => id === name || id.startsWith(`${name}-`)).length
    node[1].id = taken ? `${name}-${taken + 1}` : name
    headings.push({ id: node[1].id, text, level: node[0] === 'h2' ? 2 : 3 })
  }
}

function slugOf(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Neighbouring pieces of text become one. */
function joinText(nodes: readonly BodyNode[]): BodyNode[] {
  const joined: BodyNode[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (typeof node !== 'string') joined.push([node[0], node[1], joinText(node[2])])
    else if (typeof last === 'string') joined[joined.length - 1] = last + node
    else joined.push(node)
  }
  return joined
}

export function textOf(node: BodyNode): string {
  return typeof node === 'string' ? node : node[2].map(textOf).join('')
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
