// HTML to plain text with its paragraphs and lists, as listings are written. Runs where it can be ended.
import { parseHTML } from 'linkedom'

type Node = { nodeType: number; nodeName: string; data?: string; childNodes?: Iterable<Node> }

const left = new Set([
  'SCRIPT',
  'STYLE',
  'NOSCRIPT',
  'TEMPLATE',
  'SVG',
  'IFRAME',
  'HEAD',
  'FORM',
  'BUTTON',
  'NAV',
  'FOOTER',
])
const paragraphs = new Set([
  'P',
  'UL',
  'OL',
  'TABLE',
  'H1',
  'H2',
  'H3',
  'H4',
  'H5',
  'H6',
  'SECTION',
  'BLOCKQUOTE',
  'DL',
])
const lines = new Set(['DIV', 'LI', 'TR', 'BR', 'DT', 'DD', 'ARTICLE', 'HEADER', 'MAIN'])

export function textOfNode(root: Node): string {
  const parts: string[] = []
  const walk = (node: Node) => {
    const name = node.nodeName.toUpperCase()
    if (node.nodeType === 3) parts.push((node.data ?? '').replaceAll(/\s+/g, ' '))
    if (node.nodeType !== 1 && node.nodeType !== 9 && node.nodeType !== 11) return
    if (left.has(name)) return
    const edge = paragraphs.has(name) ? '\n\n' : lines.has(name) ? '\n' : ''
    parts.push(edge, name === 'LI' ? '- ' : '')
    for (const child of node.childNodes ?? []) walk(child)
    parts.push(edge)
  }
  walk(root)
  return tidy(parts.join(''))
}

function tidy(text: string): string {
  return text
    .replaceAll(/[^\S\n]+/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/^-\n+(?=[^\s-])/gm, '- ')
    .replaceAll(/^-$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/(- [^\n]*)\n\n(?=- )/g, '$1\n')
    .trim()
}

const isMarkup = (text: string) => /<[a-z!/]/i.test(text)
const isEncoded = (text: string) => /&lt;\/?[a-z]/i.test(text)

/** Also what was encoded once more on its way; plain text stays as it is. */
export function textOfHtml(html: unknown): string | undefined {
  if (typeof html !== 'string' || html.trim() === '') return undefined
  let markup = html
  for (let times = 0; times < 2 && !isMarkup(markup) && isEncoded(markup); times += 1)
    markup = bodyOf(markup).textContent ?? ''
  if (!isMarkup(markup) && !markup.includes('&')) return tidy(markup.replaceAll('\r\n', '\n'))
  return textOfNode(bodyOf(isMarkup(markup) ? markup : markup.replaceAll('\n', '<br>'))) || undefined
}

function bodyOf(markup: string) {
  return parseHTML(`<!doctype html><html><body>${markup}</body></html>`).document.body
}
