// Reading people and acts, and changing people.
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { useAct } from '#design/use-act.ts'
import { useBoardKeys } from '#features/jobs/ui/posting.api.ts'
import { apiOf } from '#http/client/typed-api.ts'
import type { Role } from '#shared/actor.ts'
import type { AuditQuery, JobsAct, JobsActDone, UserSearch } from '../admin.schema.ts'
import type { adminRoutes } from '../server/admin.routes.ts'
import { officeKey } from './admin.api.ts'
import { roleNames } from './writing.ts'

const api = apiOf<ReturnType<typeof adminRoutes>>()
const fresh = { staleTime: 30_000, placeholderData: keepPreviousData } as const
const notDone = 'This could not be done. Please try again.'

export const everybody: UserSearch = { search: '', plan: '', role: '', state: '', sort: 'newest', page: 1 }
export const usersQuery = (search: UserSearch) =>
  queryOptions({ ...api.query('/admin/users', { query: search }), ...fresh })

export const userFileQuery = (id: string) =>
  queryOptions({ ...api.query('/admin/users/:id', { param: { id } }), staleTime: 0 })
export const auditQuery = (search: AuditQuery) =>
  queryOptions({
    ...api.query('/admin/audit', { query: search }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

export type PersonAct = 'sign-out' | 'delete'
const done: Record<PersonAct, string> = {
  'sign-out': 'Signed out everywhere',
  delete: 'Account deleted',
}

export function usePersonAct(id: string, { onDone }: { onDone: (act: PersonAct) => void }) {
  const queryClient = useQueryClient()
  const param = { id }
  return useAct({
    call: async (act: PersonAct) => {
      if (act === 'sign-out') await api.call('DELETE', '/admin/users/:id/sessions', { param })
      else await api.call('DELETE', '/admin/users/:id', { param })
    },
    done: (_answer, act) => done[act],
    failed: notDone,
    // Whoever is gone is put away first, and not asked for again.
    onDone: (_answer, act) => {
      onDone(act)
      void queryClient.invalidateQueries({ queryKey: officeKey })
    },
  })
}

export function useRoleChange(id: string, { onDone }: { onDone: () => void }) {
  const queryClient = useQueryClient()
  return useAct({
    call: (role: Role) => api.call('PUT', '/admin/users/:id/role', { param: { id }, json: { role } }),
    done: (_answer, role) => `Role changed to ${roleNames[role]}`,
    failed: notDone,
    onDone: () => {
      onDone()
      void queryClient.invalidateQueries({ queryKey: officeKey })
    },
  })
}

export function useActOnJobs({ onDone }: { onDone: (answer: JobsActDone, act: JobsAct) => void }) {
  return useAct({
    call: (act: JobsAct) => api.call('POST', '/admin/jobs/act', { json: act }),
    failed: notDone,
    refresh: [officeKey, ...useBoardKeys()],
    onDone,
  })
}
