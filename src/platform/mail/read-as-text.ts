// Reads our own letters' markup as plain text. React wrote it, so it is well-formed and everything foreign is escaped.

const paragraphs = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'table', 'ul', 'ol', 'div', 'blockquote', 'section'])
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

type OpenLink = { href: string; start: number }
type OpenList = { isNumbered: boolean; count: number }

export function readAsText(markup: string): string {
  const lists: OpenList[] = []
  const links: OpenLink[] = []
  let out = ''

  const startParagraph = () => {
    out = `${out.trimEnd()}\n\n`
  }
  const startLine = () => {
    out = `${out.replace(/[ \t]+$/, '')}\n`
  }

  for (const [, tag, words] of markup.matchAll(/<([^>]+)>|([^<]+)/g)) {
    if (words !== undefined) {
      const text = unescapeText(words).replace(/\s+/g, ' ')
      out += /\s$/.test(out) || out === '' ? text.trimStart() : text
      continue
    }
    const isEnd = tag!.startsWith('/')
    const name = /^\/?([a-z0-9]+)/.exec(tag!)?.[1] ?? ''
    if (name === 'br') startLine()
    else if (name === 'hr') out = `${out.trimEnd()}\n\n----\n\n`
    else if (name === 'img') out += attribute(tag!, 'alt')
    else if (name === 'a' && !isEnd) links.push({ href: attribute(tag!, 'href'), start: out.length })
    else if (name === 'a') out = closeLink(out, links.pop())
    else if (name === 'tr' && !isEnd) startLine()
    else if (name === 'td' && isEnd) out += ' '
    else if (name === 'li') {
      if (isEnd) continue
      const list = lists.at(-1)
      if (list) list.count++
      const indent = '  '.repeat(Math.max(0, lists.length - 1))
      out = `${out.trimEnd()}${list?.count === 1 && lists.length === 1 ? '\n\n' : '\n'}${indent}${list?.isNumbered ? `${list.count}.` : '-'} `
    } else if (paragraphs.has(name)) {
      if (name === 'ul' || name === 'ol') {
        if (isEnd) lists.pop()
        else lists.push({ isNumbered: name === 'ol', count: 0 })
      }
      if (lists.length === 0) startParagraph()
    }
  }
  return out
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function closeLink(out: string, link: OpenLink | undefined): string {
  if (!link) return out
  const words = out.slice(link.start).trim()
  const address = link.href.replace(/^mailto:/, '')
  if (words === address || address === '') return out
  return `${out.trimEnd()}${words ? ': ' : ''}${address}`
}

function attribute(tag: string, name: string): string {
  return unescapeText(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '')
}

function unescapeText(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, entity: string) => entities[entity] ?? '')
}
