// Reading people and acts, and changing people.
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '#design/toast-store.ts'
import { apiQuery } from '#http/client/api-query.ts'
import { callApi } from '#http/client/call-api.ts'
import type { AuditPage, JobsAct, UserFile, UserList, UserSearch } from '../admin.schema.ts'
import { sayFailed } from './admin.api.ts'

const fresh = { staleTime: 30_000, placeholderData: keepPreviousData } as const

export const usersQuery = (search: UserSearch) =>
  queryOptions({ ...apiQuery<UserList>('/api/admin/users', search), ...fresh })
export const userFileQuery = (id: string) => apiQuery<UserFile>(`/api/admin/users/${id}`)
export const auditQuery = (page: number) =>
  queryOptions({
    ...apiQuery<AuditPage>('/api/admin/audit', { page }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

export function useRefreshAdmin() {
  const queryClient = useQueryClient()
  return () =>
    queryClient.invalidateQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith('/api/admin/') })
}

export type PersonAct = 'sign-out' | 'promote' | 'demote' | 'delete'
const done: Record<PersonAct, string> = {
  'sign-out': 'Signed out everywhere',
  promote: 'Role changed to admin',
  demote: 'Role changed to job_seeker',
  delete: 'Account deleted',
}

export function usePersonAct(id: string, { onDone }: { onDone: (act: PersonAct) => void }) {
  const refresh = useRefreshAdmin()
  const path = `/api/admin/users/${id}`
  return useMutation({
    mutationFn: async (act: PersonAct): Promise<void> => {
      if (act === 'sign-out') await callApi('DELETE', `${path}/sessions`)
      else if (act === 'delete') await callApi('DELETE', path)
      else await callApi('PATCH', path, { role: act === 'promote' ? 'admin' : 'job_seeker' })
    },
    onSuccess: (_answer, act) => {
      showToast({ title: done[act] })
      onDone(act)
      void refresh()
    },
    onError: sayFailed('This could not be done. Please try again.'),
  })
}

export function useActOnJobs({ onDone }: { onDone: () => void }) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (act: JobsAct) => callApi<{ done: number }>('POST', '/api/admin/jobs/act', act),
    onSuccess: async ({ done: count }) => {
      showToast({ title: `Done for ${count} ${count === 1 ? 'job' : 'jobs'}` })
      onDone()
      await queryClient.invalidateQueries({
        predicate: ({ queryKey: [path] }) => /^\/api\/(jobs|stats|admin)/.test(String(path)),
      })
    },
    onError: sayFailed('This could not be done. Please try again.'),
  })
}
