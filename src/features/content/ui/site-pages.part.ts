// The shelf of plain pages, apart from the others: who shows one of them needs no article.
import type { SitePage } from '../site-page.schema.ts'

const shipped = import.meta.glob<SitePage>('../pages/*.md', { query: '?whole', import: 'default' })

/** The edited one, else the shipped one; null where there is neither. */
export async function openSitePage(id: string, edited: ReadonlyMap<string, SitePage | null>): Promise<SitePage | null> {
  const found = edited.get(id)
  return found === undefined ? ((await shipped[`../pages/${id}.md`]?.()) ?? null) : found
}
