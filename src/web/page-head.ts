// Title, description and canonical address of a page; and the word that lets visitors' pages be cached.
import { brand } from '#shared/brand.ts'

export type PageFacts = {
  title: string
  description: string
  publicUrl?: string | undefined
  path?: string
  picture?: string
}

/** As tabs and bookmarks show it. */
export const titleOf = (title: string) => `${title} – ${brand.name}`

export function pageHead({ title, description, publicUrl, path, picture = '/og.png' }: PageFacts) {
  const fullTitle = titleOf(title)
  return {
    meta: [
      { title: fullTitle },
      { name: 'description', content: description },
      { property: 'og:title', content: fullTitle },
      { property: 'og:description', content: description },
      { property: 'og:site_name', content: brand.name },
      { property: 'og:type', content: 'website' },
      ...(publicUrl
        ? [
            { property: 'og:image', content: `${publicUrl}${picture}` },
            { property: 'og:image:width', content: '1200' },
            { property: 'og:image:height', content: '630' },
            { name: 'twitter:card', content: 'summary_large_image' },
          ]
        : []),
      ...(publicUrl && path !== undefined ? [{ property: 'og:url', content: `${publicUrl}${path}` }] : []),
    ],
    links: publicUrl && path !== undefined ? [{ rel: 'canonical', href: `${publicUrl}${path}` }] : [],
  }
}

/** All visitors see this page alike: the server may keep it until anything of board, settings or documents changes. */
export const publicPage = () => ({ 'Cache-Control': 'public' })

/** Told to the server alone, which does not pass it on. */
export const madeOfHeader = 'X-Made-Of'

/** Alike for all too, and made of the operator's words and these parts of the board alone: it stays while others change. */
export const publicPageOf = (...parts: string[]) => ({
  ...publicPage(),
  [madeOfHeader]: ['settings', 'documents', ...parts.map((part) => `board/${part}`)].map(encodeURIComponent).join(),
})

/** Nothing of the board is on it. */
export const pageOfWords = () => publicPageOf()

/** Facts for search engines. The router escapes it in this form, which its types do not know. */
export function structuredData(facts: Record<string, unknown>): { title?: string } {
  return { 'script:ld+json': facts } as { title?: string }
}
