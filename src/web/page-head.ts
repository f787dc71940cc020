// Title, description and canonical address of a page; and the word that lets visitors' pages be cached.
import { brand } from '#shared/brand.ts'

export type PageFacts = {
  title: string
  description: string
  publicUrl?: string | undefined
  path?: string
  picture?: string
}

export function pageHead({ title, description, publicUrl, path, picture = '/og.png' }: PageFacts) {
  const fullTitle = `${title} – ${brand.name}`
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

/** All visitors see this page alike: the server may keep it until public content changes. */
export const publicPage = () => ({ 'Cache-Control': 'public' })

/** Facts for search engines. The router escapes it in this form, which its types do not know. */
export function structuredData(facts: Record<string, unknown>): { title?: string } {
  return { 'script:ld+json': facts } as { title?: string }
}
