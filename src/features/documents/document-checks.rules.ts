// What published texts must have, beyond what their fields say: headings, a quote, sources, links that lead somewhere.
import type { Article } from '#features/content/article.schema.ts'
import type { Career } from '#features/content/career.schema.ts'
import type { BodyNode } from '#features/content/content-body.schema.ts'

/** By field. */
export type Problems = Record<string, string>

export const careerHeadings = [
  'What a week looks like',
  'How people get in',
  'Certificates by name',
  'Pay by region',
  'The honest downsides',
  'First steps',
]

export function articleProblems({ body, headings, sources }: Article): Problems {
  return {
    ...(headings.length < 4 ? { markdown: `An article has at least 4 headings; this one has ${headings.length}` } : {}),
    ...(body.some((node) => node[0] === 'blockquote')
      ? {}
      : { markdown: 'An article has a pull quote: a line with >' }),
    ...(sources.length < 3 ? { sources: `An article names at least 3 sources; this one ${sources.length}` } : {}),
  }
}

export function careerProblems({ headings, words }: Career): Problems {
  const isComplete = headings.map(({ text }) => text).join('|') === careerHeadings.join('|')
  if (!isComplete) return { markdown: `A career answers, in this order: ${careerHeadings.join(', ')}` }
  if (words < 500 || words > 800) return { markdown: `A career has 500 to 800 words; this one has ${words}` }
  return {}
}

/** What is there to be linked to. */
export type Known = { articles: Set<string>; careers: Set<string>; programmes: Set<string>; paths: Set<string> }

export function brokenLinks(body: readonly BodyNode[], known: Known): string[] {
  return body.flatMap(hrefsIn).filter((href) => !leadsSomewhere(href, known))
}

function leadsSomewhere(href: string, { articles, careers, paths }: Known): boolean {
  // The address for support is a fact in braces, which the compiler has written as addresses have them.
  if (/^(https?:\/\/[\w-]+(\.[\w-]+)+|mailto:(.+@|%7BsupportEmail%7D$)|#)/.test(href)) return true
  // Browsers take a backslash for a stroke, and two strokes begin another site's address.
  if (!/^\/(?![/\\])/.test(href)) return false
  const { pathname } = new URL(href, 'https://own.example')
  const [, folder, id] = pathname.split('/')
  if (folder === 'blog' && id) return articles.has(id)
  if (folder === 'career' && id) return careers.has(id)
  return paths.has(pathname) || folder === 'guide' || folder === 'jobs'
}

/** The pictures of a text, by their addresses. */
export function picturesIn(nodes: readonly BodyNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    const [, { src }, children] = node
    return [...(src ? [src] : []), ...picturesIn(children)]
  })
}

function hrefsIn(node: BodyNode): string[] {
  if (typeof node === 'string') return []
  const [, { href }, children] = node
  return [...(href ? [href] : []), ...children.flatMap(hrefsIn)]
}
