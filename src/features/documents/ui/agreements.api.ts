// Legal texts that ask a member to agree again.
import { useQueryClient } from '@tanstack/react-query'
import { useAct } from '#design/use-act.ts'
import { keyOfPath } from '#http/client/api-query.ts'
import { apiOf } from '#http/client/typed-api.ts'
import type { documentRoutes } from '../server/documents.routes.ts'

const api = apiOf<typeof documentRoutes>()

export const dueQuery = api.query('/legal/due')

export function useAgree() {
  const queryClient = useQueryClient()
  return useAct({
    call: (given: { slug: string; version: string }) => api.call('POST', '/legal/agree', { json: given }),
    done: 'Thank you',
    failed: 'Your agreement could not be kept',
    refresh: [dueQuery.queryKey],
    // The text may have changed once more: then the newest one is asked about, and can be read.
    onFailed: () => {
      for (const queryKey of [dueQuery.queryKey, keyOfPath('/api/documents')])
        void queryClient.invalidateQueries({ queryKey })
    },
  })
}
