// The facts of this installation, read once with the first page.
import { useSuspenseQuery } from '@tanstack/react-query'
import type { siteFactsRoutes } from '../site-facts.ts'
import { apiOf } from './typed-api.ts'

export const siteFactsQuery = apiOf<ReturnType<typeof siteFactsRoutes>>().query('/site')

/** The root of the site has read them before anything is drawn. */
export const useSiteFacts = () => useSuspenseQuery(siteFactsQuery).data
