// Quotes: a post's words, or a part of them, as Markdown with who wrote them and where.
import { firstCharacters, replyPath, topicPath } from './forum.rules.ts'

export type Quoted = { topicId: string; replyId: string | null; username: string; content: string }

/** A quote leaves room for what is said to it. */
const longestQuote = 2_000
const signs = /[\\`*_[\]<>#@]/g

/** Quotes of quotes are left out; the rest stays as it was written. */
function ownWords(content: string): string {
  const lines = content.split('\n').filter((line) => !/^ {0,3}>/.test(line))
  const own = lines.join('\n').trim()
  return own || content.trim()
}

export function writeQuote({ topicId, replyId, username, content }: Quoted, selection = ''): string {
  const words = selection.trim() || ownWords(content)
  const cut = firstCharacters(words, longestQuote)
  const path = replyId ? replyPath(topicId, replyId) : topicPath(topicId)
  const lines = [
    `[${username.replace(signs, '\\$&')} wrote](${path}):`,
    '',
    ...`${cut}${cut === words ? '' : '…'}`.split('\n'),
  ]
  return lines.map((line) => (line ? `> ${line}` : '>')).join('\n')
}

/** After what is there already, with room to go on. */
export function appendQuote(text: string, quote: string): string {
  const before = text.trimEnd()
  return `${before ? `${before}\n\n` : ''}${quote}\n\n`
}

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const ownPost = new RegExp(`^/forum/topics/${uuid}(?:\\?reply=(${uuid})#reply-\\1)?$`)

/** A path of the site that a post may lead to: another post, and nothing else. */
export function isPostPath(href: string): boolean {
  return ownPost.test(href)
}
