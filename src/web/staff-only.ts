// Guards of pages that are the team's.
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { meQuery } from '#features/accounts/ui/session.api.ts'
import { isStaff } from '#shared/staff.ts'

/** Everybody else is sent to the team's door; members from there on to the home page. */
export async function staffOnly({ context }: { context: { queryClient: QueryClient } }): Promise<void> {
  const me = await context.queryClient.ensureQueryData(meQuery)
  if (!me || !isStaff(me)) throw redirect({ to: '/admin-login', statusCode: 302 })
}
