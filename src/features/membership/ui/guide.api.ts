// What pages read of the guide. The text itself is asked for only by those who may have it.
import type { QueryClient } from '@tanstack/react-query'
import type { User } from '#features/accounts/account.schema.ts'
import { apiQuery } from '#http/client/api-query.ts'
import { ApiError } from '#http/client/call-api.ts'
import { apiOf } from '#http/client/typed-api.ts'
import { readsAsMember } from '#shared/actor.ts'
import type { Chapter, Guide } from '../guide.schema.ts'
import type { guideRoutes } from '../server/guide.routes.ts'

const api = apiOf<ReturnType<typeof guideRoutes>>()

export const guideTeaserQuery = api.query('/guide/teaser')
/** A text is a tree of trees, which the types of the routes can't follow to its leaves: these two name their contract. */
export const guideQuery = apiQuery<Guide>('/api/guide')
const chapterQuery = (id: string) => apiQuery<Chapter>(`/api/guide/${encodeURIComponent(id)}`)

/** The server decides; this only spares a call that would be refused. */
export function mayReadGuide(user: User | null, now: Date): boolean {
  return user !== null && readsAsMember(user, now)
}

/** Null for those who may not read it, also when the membership ended a moment ago. */
export async function loadChapter(queryClient: QueryClient, id: string): Promise<Chapter | null> {
  return queryClient.ensureQueryData(chapterQuery(id)).catch((error) => {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return null
    throw error
  })
}
