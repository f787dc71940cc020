// Guards of pages that are the operator's.
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { meQuery } from '#features/accounts/ui/session.api.ts'

/** Everybody else is sent to the operator's door; members from there on to the home page. */
export async function adminsOnly({ context }: { context: { queryClient: QueryClient } }): Promise<void> {
  const me = await context.queryClient.ensureQueryData(meQuery)
  if (me?.role !== 'admin') throw redirect({ to: '/admin-login', statusCode: 302 })
}
