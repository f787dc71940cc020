// The pages that search engines should know, besides listings.
import { listPublic } from '#features/documents/server/known-pages.service.ts'
import type { PublishedDeps } from '#features/documents/server/published.service.ts'

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
    ...(await under('/pages', 'page')).map((path) => (path === '/pages/about' ? '/about' : path)),
    ...(await under('', 'legal')),
  ]
}
