// The facts of this installation, read once with the first page.
import type { siteFactsRoutes } from '../site-facts.ts'
import { apiOf } from './typed-api.ts'

export const siteFactsQuery = apiOf<typeof siteFactsRoutes>().query('/site')
