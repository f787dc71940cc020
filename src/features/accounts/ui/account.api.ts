// Calls that change one's own account.
import { useQueryClient } from '@tanstack/react-query'
import { saveFile } from '#design/save-file.ts'
import { type Act, useAct } from '#design/use-act.ts'
import { clearToken } from '#http/client/token.ts'
import { apiOf } from '#http/client/typed-api.ts'
import type { AccountChange, PasswordConfirmation, User } from '../account.schema.ts'
import type { accountRoutes } from '../server/accounts.routes.ts'
import { becomeUser, meQuery } from './session.api.ts'

export const accountApi = apiOf<ReturnType<typeof accountRoutes>>()

export const sessionsQuery = (id: string) => accountApi.query('/users/:id/sessions', { param: { id } })

const tryLater = 'Please try again later'

function useShowUser() {
  const queryClient = useQueryClient()
  return (user: User) => void queryClient.setQueryData(meQuery.queryKey, user)
}

/** A new name, address or password. The page learns the result at once. */
export function useAccountChange(id: string, texts: Pick<Act<AccountChange, User>, 'done' | 'failed' | 'refresh'>) {
  return useAct({
    call: (change: AccountChange) => accountApi.call('PATCH', '/users/:id', { param: { id }, json: change }),
    onDone: useShowUser(),
    ...texts,
  })
}

export function usePictureChange() {
  return useAct({
    call: (profilePicture: string) => accountApi.call('PATCH', '/users/profile-picture', { json: { profilePicture } }),
    failed: { title: 'Update failed', text: 'Failed to update profile picture. Please try again.' },
    onDone: useShowUser(),
  })
}

export function usePictureRemoval() {
  return useAct({
    call: () => accountApi.call('PATCH', '/users/profile-picture', { json: { profilePicture: null } }),
    done: 'Picture removed',
    failed: { title: 'Update failed', text: 'Failed to update profile picture. Please try again.' },
    onDone: useShowUser(),
  })
}

export function useAccountDeletion(id: string, { onDone }: { onDone: () => void }) {
  const queryClient = useQueryClient()
  return useAct({
    call: () => accountApi.call('DELETE', '/users/:id', { param: { id } }),
    done: 'Account deleted',
    failed: { title: 'Account deletion failed', text: tryLater },
    onDone: () => {
      clearToken()
      becomeUser(queryClient, null)
      onDone()
    },
  })
}

/** A wrong password is told at the field. */
export function usePasswordConfirmation({ onDone }: { onDone: () => void }) {
  return useAct({
    call: (json: PasswordConfirmation) => accountApi.call('POST', '/confirm-password', { json }),
    failed: 'The password could not be confirmed',
    onDone,
  })
}

/** One session, or with null all but this one. */
export function useEndSession(id: string) {
  const queryClient = useQueryClient()
  const { queryKey } = sessionsQuery(id)
  return useAct({
    call: (sessionId: string | null) =>
      sessionId
        ? accountApi.call('DELETE', '/users/:id/sessions/:sessionId', { param: { id, sessionId } })
        : accountApi.call('DELETE', '/users/:id/sessions', { param: { id } }),
    done: (_answer, sessionId) => (sessionId ? 'Session ended' : 'Signed out everywhere else'),
    failed: tryLater,
    refresh: [queryKey],
    // It may have ended by itself.
    onFailed: () => void queryClient.invalidateQueries({ queryKey }),
  })
}

/** Fetched with the token and handed over as a file. */
export function useDownload(id: string) {
  return useAct({
    call: () => accountApi.call('GET', '/users/:id/export', { param: { id } }),
    failed: tryLater,
    onDone: (data) => saveFile('ocean-berth-my-data.json', 'application/json', JSON.stringify(data, null, 2)),
  })
}
