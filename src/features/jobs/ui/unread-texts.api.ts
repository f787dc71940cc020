// Reading which texts of listings could not be read.
import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '#http/client/typed-api.ts'
import type { factRoutes } from '../server/facts.routes.ts'

const api = apiOf<typeof factRoutes>()

export const unreadTextsQuery = queryOptions({ ...api.query('/admin/unread-texts'), staleTime: 30_000 })
