// Mentions: which @names stand in a text, and where.
import { lookAlikeKey } from '#shared/text.ts'

/** Nobody is told when a post calls half the forum. */
export const mentionsPerPost = 10
/** Beyond these a name is only a word: looking each up costs, and so does a link. */
export const mentionsLinked = 100

const longestName = 100
const pattern = /(?<![\p{L}\p{N}_@/.])@([\p{L}\p{N}_](?:[\p{L}\p{N}_.-]{0,98}[\p{L}\p{N}_-])?)/gu

export type Mention = { name: string; key: string; from: number; to: number }

export function findMentions(text: string, atMost = mentionsLinked): Mention[] {
  const found: Mention[] = []
  if (!text.includes('@')) return found
  for (const match of text.matchAll(pattern)) {
    if (found.length >= atMost) break
    const name = match[1] ?? ''
    if (name.length < 3 || name.length > longestName) continue
    found.push({ name, key: lookAlikeKey(name), from: match.index, to: match.index + match[0].length })
  }
  return found
}

/** Whether a name, written after the sign, is read again as this name: some hold spaces or signs. */
export function isMentionable(username: string): boolean {
  const [mention] = findMentions(`@${username}`)
  return mention?.name === username
}

/** Line by line, because a pattern for fences takes very long on lines made of them. */
export function withoutFencedCode(content: string): string {
  let fence: string | null = null
  const kept = content.split('\n').filter((line) => {
    const sign = /^ {0,3}(```|~~~)/.exec(line)?.[1] ?? null
    if (!fence) fence = sign
    else if (sign === fence) fence = null
    return !sign && !fence
  })
  return kept.join('\n')
}

/** The people a post speaks to, each once; code is quoted text and calls nobody. */
export function mentionedKeys(content: string): string[] {
  const spoken = withoutFencedCode(content).replace(/`[^`\n]*`/g, ' ')
  return [...new Set(findMentions(spoken).map(({ key }) => key))].slice(0, mentionsPerPost)
}

export function mentionPath(username: string): string {
  return `/people/${encodeURIComponent(username)}`
}

const beginning = /(?<![\p{L}\p{N}_@/.])@([\p{L}\p{N}_][\p{L}\p{N}_.-]{0,39})$/u

/** The name that is being typed right before the caret, without its sign. */
export function mentionBefore(text: string, caret: number): string | null {
  return beginning.exec(text.slice(Math.max(0, caret - 60), caret))?.[1] ?? null
}

/** Where a chosen name takes the place of what was typed of it; null when the caret has left it since. */
export function placeOfMention(text: string, caret: number, typed: string): { from: number; to: number } | null {
  return mentionBefore(text, caret) === typed ? { from: caret - typed.length - 1, to: caret } : null
}
