// Who is signed in, as the browser knows it, and the calls that change it.
import { hashKey, type QueryClient, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { Failure } from '#design/show-failure.ts'
import { showToast } from '#design/toast-store.ts'
import { useAct } from '#design/use-act.ts'
import { siteFactsQuery } from '#http/client/site-facts-query.ts'
import { clearToken, storeToken } from '#http/client/token.ts'
import { apiOf } from '#http/client/typed-api.ts'
import type { LoginForm, SignedIn, SignUpForm, User } from '../account.schema.ts'
import type { signInRoutes } from '../server/sign-in.routes.ts'
import { rememberNewRegistration } from './new-registration.ts'

const api = apiOf<typeof signInRoutes>()

export const meQuery = api.queryOrNull('/user')

/** The signed-in person; null for a visitor. Known before the page is shown. */
export function useMe(): User | null {
  return useSuspenseQuery(meQuery).data
}

/** Asked anew, whatever the page knows; null for a visitor, and when it can't be found out. */
export function fetchMe(): Promise<User | null> {
  return api.call('GET', '/user').catch(() => null)
}

const forEverybody = [meQuery, siteFactsQuery].map(({ queryKey }) => hashKey(queryKey))

/** Another person sees other things: everything that was read for the one before is forgotten. */
export function becomeUser(queryClient: QueryClient, user: User | null): void {
  queryClient.removeQueries({ predicate: ({ queryHash }) => !forEverybody.includes(queryHash) })
  queryClient.setQueryData(meQuery.queryKey, user)
}

type Done = { onDone: (user: User) => void }
const loginFailed = { title: 'Login failed', text: 'Invalid credentials' }

export function useSignIn({ onDone }: Done) {
  return useSessionCall((form: LoginForm) => api.call('POST', '/login', { json: form }), {
    onDone: (user) => {
      showToast({ title: 'Login successful' })
      onDone(user)
    },
    failed: loginFailed,
  })
}

export function useSignUp({ onDone }: Done) {
  return useSessionCall((form: SignUpForm) => api.call('POST', '/register', { json: form }), {
    onDone: (user) => {
      rememberNewRegistration()
      onDone(user)
    },
    failed: { title: 'Registration failed', text: 'Error creating account' },
  })
}

export function useAdminSignIn({ onDone }: Done) {
  return useSessionCall((form: LoginForm) => api.call('POST', '/admin/login', { json: form }), {
    onDone,
    failed: loginFailed,
  })
}

function useSessionCall<Form>(call: (form: Form) => Promise<SignedIn>, { onDone, failed }: Done & { failed: Failure }) {
  const queryClient = useQueryClient()
  return useAct({
    call,
    failed,
    onDone: ({ token, user }) => {
      storeToken(token)
      becomeUser(queryClient, user)
      onDone(user)
    },
  })
}

const endSession = () => api.call('POST', '/logout').catch(() => undefined)

/** Signs out here even when the server can't be reached. */
export function useSignOut({ onDone }: { onDone: () => void }) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: endSession,
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
    await endSession()
    becomeUser(queryClient, null)
    return true
  }
  const user = await fetchMe()
  if (!user) {
    clearToken()
    return false
  }
  becomeUser(queryClient, user)
  return true
}
