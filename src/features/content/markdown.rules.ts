// Markdown as a tree of known elements: the one parser, for documents and for what members write. Pure; runs anywhere.
import MarkdownIt, { type MarkdownItOptions, type Token } from 'markdown-it'
import type { BodyAttributes, BodyNode, BodyTag } from './content-body.ts'

/** Work a text may cost. Without it a few thousand signs, well placed, hold a server up for a second. */
export type Budget = {
  /** Elements within each other; a list is two of them, and each of its levels two more. */
  nesting: number
  /** Looks for a sign: one within a line counts two, one at the start of a line as much as it lies deep. */
  steps: number
}

export type Dialect = {
  preset: 'zero' | 'default'
  options?: MarkdownItOptions
  rules?: string[]
  budget: Budget
  /** The element for a sign, or an error of the dialect's own where it has none. */
  tagOf(token: Token): BodyTag
  /** The address a link may lead to; without one it stays what was typed. */
  addressOf?(href: string): string | null
  lineEnd: ' ' | '\n'
}

/** Null: the budget is spent, and nothing is known about the text but its letters. */
export type MarkdownParser = (source: string) => BodyNode[] | null

const spent = new Error('The budget of work is spent')

export function makeMarkdownParser({ preset, options, rules = [], budget, ...dialect }: Dialect): MarkdownParser {
  const markdown = new MarkdownIt(preset, { ...options, html: false, maxNesting: budget.nesting }).enable(rules)
  const { addressOf } = dialect
  if (addressOf) {
    markdown.validateLink = (url) => addressOf(url) !== null
    markdown.normalizeLink = (url) => addressOf(url) ?? url
    markdown.normalizeLinkText = (url) => url
  }
  let steps = 0
  const take = (count: number) => {
    steps += count
    if (steps > budget.steps) throw spent
    return false
  }
  // Asked first wherever the library looks for a sign, these find none and count.
  const isLookedAt = { alt: ['paragraph', 'blockquote', 'list'] }
  markdown.block.ruler.before('table', 'budget', ({ level }) => take(1 + level), isLookedAt)
  markdown.inline.ruler.before('text', 'budget', () => take(2))
  return (source) => {
    steps = 0
    try {
      return buildTree(markdown.parse(source, {}), { ...dialect, nesting: budget.nesting })
    } catch (error) {
      if (error === spent) return null
      throw error
    }
  }
}

type Building = Pick<Dialect, 'tagOf' | 'lineEnd'> & { nesting: number }

function buildTree(tokens: readonly Token[], { tagOf, lineEnd, nesting }: Building): BodyNode[] {
  const root: BodyNode[] = []
  const open: BodyNode[][] = [root]
  const add = (node: BodyNode) => {
    const place = open.at(-1) ?? root
    const last = place.at(-1)
    if (typeof node === 'string' && typeof last === 'string') place[place.length - 1] = last + node
    else if (node !== '') place.push(node)
  }
  const place = (token: Token): void => {
    if (token.type === 'inline') token.children?.forEach(place)
    else if (token.type === 'text') add(token.content)
    else if (token.type === 'softbreak') add(lineEnd)
    else if (token.type === 'code_inline') add(['code', {}, [token.content]])
    else if (token.type === 'fence' || token.type === 'code_block') add(['pre', {}, [['code', {}, [token.content]]]])
    else if (token.hidden) return
    else if (token.nesting === -1) open.pop()
    else {
      const node: BodyNode = [tagOf(token), attributesOf(token), []]
      add(node)
      if (token.nesting === 1) open.push(node[2])
      // What lies deeper was left out by the library.
      if (open.length > nesting) throw spent
    }
  }
  tokens.forEach(place)
  return root
}

function attributesOf(token: Token): BodyAttributes {
  if (token.type === 'image') return { src: String(token.attrGet('src') ?? ''), alt: token.content }
  const href = token.attrGet('href')
  const start = token.attrGet('start')
  return { ...(href === null ? {} : { href: String(href) }), ...(start === null ? {} : { start: Number(start) }) }
}

/** A text nobody looked for signs in: paragraphs between empty lines, every letter as it was typed. */
export function plainBody(source: string): BodyNode[] {
  return source.split(/\n{2,}/).map((paragraph) => ['p', {}, [paragraph]])
}

/** Another look at every piece of text that is neither code nor part of a link. */
export function replaceText(nodes: readonly BodyNode[], replace: (text: string) => BodyNode[]): BodyNode[] {
  return nodes.flatMap((node): BodyNode[] => {
    if (typeof node === 'string') return replace(node)
    const [tag, attributes, children] = node
    return tag === 'a' || tag === 'code' || tag === 'pre' ? [node] : [[tag, attributes, replaceText(children, replace)]]
  })
}
