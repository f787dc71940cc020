// Legal texts that ask a member to agree again.
import { useAct } from '#design/use-act.ts'
import { apiOf } from '#http/client/typed-api.ts'
import type { documentRoutes } from '../server/documents.routes.ts'

const api = apiOf<typeof documentRoutes>()

export const dueQuery = api.query('/legal/due')

export function useAgree() {
  return useAct({
    call: (given: { slug: string; version: string }) => api.call('POST', '/legal/agree', { json: given }),
    done: 'Thank you',
    failed: 'Your agreement could not be kept',
    refresh: [dueQuery.queryKey],
  })
}
