// The pages that search engines should know, besides listings.
import { listIds } from '#features/content/build/read-content.ts'

export function listPublicPaths(): string[] {
  return [
    '/',
    '/chart',
    '/educational',
    ...listIds('careers').map((id) => `/career/${id}`),
    '/blog',
    ...listIds('articles').map((id) => `/blog/${id}`),
    '/universities',
    '/pay',
    ...listIds('legal').map((id) => `/${id}`),
  ]
}
