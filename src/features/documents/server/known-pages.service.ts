// What a document may link to and refer to: what is published now.
import { readAll, readCountry } from '#features/content/build/text-files.service.ts'
import type { Kind } from '../document.schema.ts'
import type { Known } from '../document-checks.rules.ts'
import { listPublished, type PublishedDeps } from './published.service.ts'
import { shippedOf } from './shipped-files.store.ts'

/** Pages that are always there. */
const fixedPaths = [
  ...['/', '/chart', '/educational', '/blog', '/universities', '/pay', '/forum', '/membership', '/guide', '/ngo'],
  ...['/auth', '/account', '/logbook', '/about', '/privacy-policy', '/terms-of-service', '/terms-of-sale'],
]

export async function readKnown(deps: PublishedDeps): Promise<Known> {
  return {
    articles: await listPublic(deps, 'article'),
    careers: await listPublic(deps, 'career'),
    programmes: new Set(
      readAll('universities', readCountry).flatMap(({ programmes }) => programmes.map(({ id }) => id)),
    ),
    paths: new Set([...fixedPaths, ...[...(await listPublic(deps, 'page'))].map((slug) => `/pages/${slug}`)]),
  }
}

/** The names of what everybody can read of a kind. */
export async function listPublic(deps: PublishedDeps, kind: Kind): Promise<Set<string>> {
  const names = new Set(shippedOf(kind).keys())
  for (const [slug, content] of await listPublished(deps, kind)) {
    if (content) names.add(slug)
    else names.delete(slug)
  }
  return names
}
