// What the operator can change of every page, put together of settings and documents.
import { listEdited } from '#features/documents/server/published.service.ts'
import { readSiteWords } from '#features/settings/server/settings.service.ts'
import type { Deps } from '#platform/deps.ts'
import type { SiteWords } from '#shared/site-facts.ts'

export async function readWords(deps: Deps): Promise<SiteWords> {
  const [words, edited] = await Promise.all([readSiteWords(deps), listEdited(deps)])
  return { ...words, edited }
}
