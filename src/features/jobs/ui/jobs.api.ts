// What pages read of the board, and the calls that change it.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '#design/toast-store.ts'
import type { User } from '#features/accounts/account.schema.ts'
import { apiQuery } from '#http/client/api-query.ts'
import { callApi } from '#http/client/call-api.ts'
import { type BoardSearch, writeFilters } from '../board-search.ts'
import type { FavoriteJob, Job, JobCard, JobList, Stats } from '../job.schema.ts'

/** Cached under the filters, and under who is looking: another person sees another list. */
export function jobsQuery(filters: BoardSearch, me: Pick<User, 'id' | 'subscriptionType'> | null) {
  const viewer = me ? [me.subscriptionType, me.id] : ['visitor']
  return queryOptions<JobList>({ queryKey: ['/api/jobs', writeFilters(filters), ...viewer] })
}

export const statsQuery = apiQuery<Stats>('/api/stats')
export const jobQuery = (id: string) => apiQuery<Job>(`/api/jobs/${id}`)
export const jobStatusQuery = (id: string) =>
  apiQuery<{ status: 'live' | 'closed' | 'unknown' }>(`/api/jobs/${id}/status`)
export const similarQuery = (id: string) => apiQuery<{ jobs: JobCard[] }>(`/api/jobs/${id}/similar`)
export const favoritesQuery = (userId: string) => apiQuery<FavoriteJob[]>(`/api/users/${userId}/favorites`)

type Toggle = { job: JobCard; isFavorite: boolean }

/** Shown at once, taken back when the server says no. */
export function useFavoriteToggle(userId: string | null, onLike?: (jobId: string) => void) {
  const queryClient = useQueryClient()
  const key = favoritesQuery(userId ?? '').queryKey
  return useMutation({
    mutationFn: ({ job, isFavorite }: Toggle) => {
      if (!userId) throw new Error('User not logged in')
      return callApi(isFavorite ? 'DELETE' : 'POST', '/api/favorites', { userId, jobId: job.id })
    },
    onMutate: async ({ job, isFavorite }) => {
      await queryClient.cancelQueries({ queryKey: key })
      const before = queryClient.getQueryData<FavoriteJob[]>(key)
      const rest = (before ?? []).filter(({ id }) => id !== job.id)
      queryClient.setQueryData<FavoriteJob[]>(key, isFavorite ? rest : [{ ...job, isLive: true }, ...rest])
      return { before }
    },
    onSuccess: (_answer, { job, isFavorite }) => {
      if (!isFavorite) onLike?.(job.id)
    },
    onError: (_error, { isFavorite }, context) => {
      queryClient.setQueryData(key, context?.before)
      const title = isFavorite ? 'Error removing from favorites' : 'Error adding to favorites'
      showToast({ title, variant: 'destructive' })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  })
}
