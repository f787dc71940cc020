// Which listings of ours a post links to.
import type { BodyNode } from '#features/content/content-body.schema.ts'
import { previewsPerPost } from './listing-preview.schema.ts'

const listing = /^\/jobs\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\/?$/

function addressesIn(nodes: readonly BodyNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    const [, { href }, children] = node
    return href === undefined ? addressesIn(children) : [href]
  })
}

/** `origin`: where the site is. Each once, the first few. */
export function listingsIn(body: readonly BodyNode[], origin: string): string[] {
  const ids = addressesIn(body).flatMap((href) => {
    if (!href.startsWith(`${origin}/`) || !URL.canParse(href)) return []
    return listing.exec(new URL(href).pathname)?.[1] ?? []
  })
  return [...new Set(ids)].slice(0, previewsPerPost)
}
