// The facts of this installation, read once with the first page.
import { apiQuery } from '#http/client/api-query.ts'
import type { SiteFacts } from '#shared/site-facts.ts'

export const siteFactsQuery = apiQuery<SiteFacts>('/api/site')
