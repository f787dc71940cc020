// Who is signed in, as the browser knows it, and the calls that change it.
import { type QueryClient, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { showToast } from '#design/toast-store.ts'
import { apiQueryOrNull } from '#http/client/api-query.ts'
import { callApi, errorText } from '#http/client/call-api.ts'
import { clearToken, storeToken } from '#http/client/token.ts'
import type { LoginForm, SignedIn, SignUpForm, User } from '../account.schema.ts'
import { rememberNewRegistration } from './new-registration.ts'

export const meQuery = apiQueryOrNull<User>('/api/user')

/** The signed-in person; null for a visitor. Known before the page is shown. */
export function useMe(): User | null {
  return useSuspenseQuery(meQuery).data
}

/** Another person sees other things: everything that was read for the one before is forgotten. */
export function becomeUser(queryClient: QueryClient, user: User | null): void {
  const isMe = (key: readonly unknown[]) => key[0] === meQuery.queryKey[0]
  queryClient.removeQueries({ predicate: ({ queryKey }) => !isMe(queryKey) && !queryKey.includes('/api/site') })
  queryClient.setQueryData(meQuery.queryKey, user)
}

type Done = { onDone: (user: User) => void }

export function useSignIn({ onDone }: Done) {
  return useSessionCall<LoginForm>('/api/login', {
    onDone: (user) => {
      showToast({ title: 'Login successful' })
      onDone(user)
    },
    failed: ['Login failed', 'Invalid credentials'],
  })
}

export function useSignUp({ onDone }: Done) {
  return useSessionCall<SignUpForm>('/api/register', {
    onDone: (user) => {
      rememberNewRegistration()
      onDone(user)
    },
    failed: ['Registration failed', 'Error creating account'],
  })
}

export function useAdminSignIn({ onDone }: Done) {
  return useSessionCall<LoginForm>('/api/admin/login', { onDone, failed: ['Login failed', 'Invalid credentials'] })
}

function useSessionCall<Form>(path: string, { onDone, failed }: Done & { failed: [title: string, text: string] }) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (form: Form) => callApi<SignedIn>('POST', path, form),
    onSuccess: ({ token, user }) => {
      storeToken(token)
      becomeUser(queryClient, user)
      onDone(user)
    },
    onError: (error) =>
      showToast({ title: failed[0], description: errorText(error, failed[1]), variant: 'destructive' }),
  })
}

/** Signs out here even when the server can't be reached. */
export function useSignOut({ onDone }: { onDone: () => void }) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callApi('POST', '/api/logout').catch(() => undefined),
    onSettled: () => {
      clearToken()
      becomeUser(queryClient, null)
      showToast({ title: 'Logout', description: 'You have been logged out' })
      onDone()
    },
  })
}

/**
 * Brings the browser's token and the server's cookie into line after a page has loaded.
 * Answers true when somebody else is signed in than the page was rendered for.
 */
export async function alignSession(queryClient: QueryClient, hasToken: boolean): Promise<boolean> {
  const rendered = queryClient.getQueryData(meQuery.queryKey) ?? null
  if (hasToken === (rendered !== null)) return false
  if (!hasToken) {
    await callApi('POST', '/api/logout').catch(() => undefined)
    becomeUser(queryClient, null)
    return true
  }
  const user = await callApi<User>('GET', '/api/user').catch(() => null)
  if (!user) {
    clearToken()
    return false
  }
  becomeUser(queryClient, user)
  return true
}
