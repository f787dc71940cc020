// The pages that search engines should know, besides listings.
import { listPublic } from '#features/documents/server/known-pages.service.ts'
import type { PublishedDeps } from '#features/documents/server/published.service.ts'

/** Pages that have a place of their own. */
const placed = ['/pages/about', '/pages/membership-questions']

export async function listPublicPaths(deps: PublishedDeps): Promise<string[]> {
  const under = async (path: string, kind: 'article' | 'career' | 'legal' | 'page') =>
    [...(await listPublic(deps, kind))].sort().map((slug) => `${path}/${slug}`)
  return [
    '/',
    '/chart',
    '/educational',
    ...(await under('/career', 'career')),
    '/blog',
    ...(await under('/blog', 'article')),
    '/universities',
    '/pay',
    '/ngo',
    '/membership',
    '/about',
    ...(await under('/pages', 'page')).filter((path) => !placed.includes(path)),
    ...(await under('', 'legal')),
  ]
}
