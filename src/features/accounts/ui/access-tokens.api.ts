// One's personal access tokens, as the profile asks for them.
import { useQueryClient } from '@tanstack/react-query'
import { useAct } from '#design/use-act.ts'
import { apiOf } from '#http/client/typed-api.ts'
import type { AccessTokenDraft, NewAccessToken } from '../access-token.schema.ts'
import type { accessTokenRoutes } from '../server/access-tokens.routes.ts'

const api = apiOf<typeof accessTokenRoutes>()

export const accessTokensQuery = api.query('/tokens')

export function useNewToken({ onDone }: { onDone: (token: NewAccessToken) => void }) {
  return useAct({
    call: (draft: AccessTokenDraft) => api.call('POST', '/tokens', { json: draft }),
    failed: 'The token could not be made',
    refresh: [accessTokensQuery.queryKey],
    onDone,
  })
}

export function useTokenRemoval() {
  const queryClient = useQueryClient()
  const { queryKey } = accessTokensQuery
  return useAct({
    call: (id: string) => api.call('DELETE', '/tokens/:id', { param: { id } }),
    done: 'Token deleted',
    failed: 'The token could not be deleted',
    refresh: [queryKey],
    // It may have been deleted in another tab.
    onFailed: () => void queryClient.invalidateQueries({ queryKey }),
  })
}
