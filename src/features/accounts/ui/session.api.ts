// Who is signed in, as the browser knows it, and the way out. On every page; signing in is in sign-in.api.ts.
import { hashKey, type QueryClient, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { showToast } from '#design/toast-store.ts'
import { siteFactsQuery } from '#http/client/site-facts-query.ts'
import { clearToken } from '#http/client/token.ts'
import { apiOf } from '#http/client/typed-api.ts'
import type { User } from '../account.schema.ts'
import type { signInRoutes } from '../server/sign-in.routes.ts'

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

/** For the pages to come: without one they are drawn for a visitor. */
const renewCookie = () => api.call('POST', '/user/cookie').catch(() => undefined)

const forEverybody = [meQuery, siteFactsQuery].map(({ queryKey }) => hashKey(queryKey))

/** Another person sees other things: everything that was read for the one before is forgotten. */
export function becomeUser(queryClient: QueryClient, user: User | null): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => !forEverybody.includes(hashKey(queryKey)) })
  queryClient.setQueryData(meQuery.queryKey, user)
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
 * Brings the browser's token and the server's cookie into line after a page has loaded, or when the token has changed.
 * Answers true when somebody else is signed in than the page was rendered for.
 */
export async function alignSession(queryClient: QueryClient, hasToken: boolean, hasChanged = false): Promise<boolean> {
  const rendered = queryClient.getQueryData(meQuery.queryKey) ?? null
  if (hasToken && rendered && hasChanged) await leaveOtherPerson(rendered)
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
  await renewCookie()
  becomeUser(queryClient, user)
  return true
}

/** A tab that slept learns of one person's leaving and another's coming at once: nothing of the one may stay in a form. */
async function leaveOtherPerson(rendered: User): Promise<void> {
  const user = await fetchMe()
  if (user && user.id !== rendered.id) window.location.reload()
}
