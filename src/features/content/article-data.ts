// What search engines are told about an article (schema.org).
import { brand } from '#shared/brand.ts'
import type { Article } from './article.schema.ts'

/** An entry for a page's meta list, whose type does not know this key. */
export function articleData(article: Article, publicUrl: string): { title?: string } {
  const { title, description, date, author, category, words, id } = article
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description,
    datePublished: date,
    articleSection: category,
    wordCount: words,
    inLanguage: 'en',
    mainEntityOfPage: `${publicUrl}/blog/${id}`,
    author: { '@type': 'Person', name: author.name, ...(author.profileUrl ? { url: author.profileUrl } : {}) },
    publisher: { '@type': 'Organization', name: brand.name, url: publicUrl },
  }
  return { 'script:ld+json': data } as { title?: string }
}
