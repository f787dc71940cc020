// What pages read of the board, and the calls that change it.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { showFailure } from '#design/show-failure.ts'
import { showToast } from '#design/toast-store.ts'
import type { User } from '#features/accounts/account.schema.ts'
import { meQuery } from '#features/accounts/ui/session.api.ts'
import { apiOf } from '#http/client/typed-api.ts'
import { type BoardSearch, writeFilters } from '../board-search.rules.ts'
import type { JobCard } from '../job.schema.ts'
import type { FavoriteJob } from '../own-listings.schema.ts'
import type { companyRoutes } from '../server/companies.routes.ts'
import type { favoriteRoutes } from '../server/favorites.routes.ts'
import type { jobRoutes } from '../server/jobs.routes.ts'

export const jobsApi = apiOf<typeof jobRoutes | typeof favoriteRoutes>()

/** Cached under the filters, and under who is looking: another person sees another list. */
export function jobsQuery(filters: BoardSearch, me: Pick<User, 'id' | 'subscriptionType'> | null) {
  const query = jobsApi.query('/jobs', { query: writeFilters(filters) })
  const viewer = me ? [me.subscriptionType, me.id] : ['visitor']
  return queryOptions({ ...query, queryKey: [...query.queryKey, ...viewer] })
}

const organisationsApi = apiOf<ReturnType<typeof companyRoutes>>()

export const organisationQuery = (slug: string) => organisationsApi.query('/organisations/:slug', { param: { slug } })
export const statsQuery = jobsApi.query('/stats')
export const recentQuery = jobsApi.query('/stats/recent')
export const suggestionsQuery = (prefix: string) => jobsApi.query('/jobs/suggestions', { query: { prefix } })
export const jobQuery = (id: string) => jobsApi.query('/jobs/:id', { param: { id } })
export const jobStatusQuery = (id: string) => jobsApi.query('/jobs/:id/status', { param: { id } })
export const similarQuery = (id: string) => jobsApi.query('/jobs/:id/similar', { param: { id } })
export const favoritesQuery = (id: string) => jobsApi.query('/users/:id/favorites', { param: { id } })

/** What was saved again by undoing is no new like. */
type Toggle = { job: JobCard & { isLive?: boolean }; wasFavorite: boolean; isUndo?: boolean }

/** Shown at once, taken back when the server says no. Sent in turn: the last press counts, and only then the list is read anew. */
export function useFavoriteToggle(userId: string | null, onLike?: (jobId: string) => void) {
  const queryClient = useQueryClient()
  const key = favoritesQuery(userId ?? '').queryKey
  const change = (to: (list: FavoriteJob[]) => FavoriteJob[]) =>
    queryClient.setQueryData<FavoriteJob[]>(key, (list = []) => to(list))
  const without = (jobId: string) => (list: FavoriteJob[]) => list.filter(({ id }) => id !== jobId)
  const toggle = useMutation({
    mutationKey: key,
    scope: { id: 'favorites' },
    mutationFn: async ({ job, wasFavorite }: Toggle) => {
      if (!userId) throw new Error('User not logged in')
      await jobsApi.call(wasFavorite ? 'DELETE' : 'POST', '/favorites', { json: { userId, jobId: job.id } })
    },
    onMutate: async ({ job, wasFavorite }) => {
      await queryClient.cancelQueries({ queryKey: key })
      const list = queryClient.getQueryData<FavoriteJob[]>(key) ?? []
      const at = list.findIndex(({ id }) => id === job.id)
      change(without(job.id))
      if (!wasFavorite) change((rest) => [{ ...job, isLive: true }, ...rest])
      return { removed: list[at], at }
    },
    onSuccess: (_answer, { job, wasFavorite, isUndo }) => {
      if (wasFavorite) offerUndo(job)
      else if (!isUndo) onLike?.(job.id)
    },
    onError: (error, { job, wasFavorite }, context) => {
      change(without(job.id))
      const { removed, at = 0 } = context ?? {}
      if (removed) change((rest) => rest.toSpliced(at, 0, removed))
      showFailure({ title: wasFavorite ? 'Error removing from favorites' : 'Error adding to favorites' }, error)
    },
    onSettled: async () => {
      const isLast = queryClient.isMutating({ mutationKey: key }) === 1
      if (isLast) await queryClient.invalidateQueries({ queryKey: key })
    },
  })
  function offerUndo(job: Toggle['job']): void {
    const undo = { label: 'Undo', onClick: () => toggle.mutate({ job, wasFavorite: false, isUndo: true }) }
    // What has closed meanwhile can't be saved again.
    showToast({ title: 'Removed from favorites', ...(job.isLive === false ? {} : { action: undo }) })
  }
  return toggle
}

/** For who pressed Save before they had signed in: called when they are. */
export function useSaveForLater(onLike: (jobId: string, userId: string) => void) {
  const queryClient = useQueryClient()
  return async (jobId: string) => {
    const me = queryClient.getQueryData(meQuery.queryKey)
    if (!me) return
    try {
      await jobsApi.call('POST', '/favorites', { json: { userId: me.id, jobId } })
      onLike(jobId, me.id)
      showToast({ title: 'Saved to your favorites' })
    } catch (error) {
      showFailure({ title: 'Error adding to favorites' }, error)
    }
  }
}
