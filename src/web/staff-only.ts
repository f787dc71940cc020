// Guards of pages that are the team's.
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { meQuery } from '#features/accounts/ui/session.api.ts'
import { isStaff } from '#shared/staff.ts'

type Guarded = { context: { queryClient: QueryClient }; location: { href: string; searchStr: string } }

/** Everybody else is sent to the team's door, which remembers where they were going; members from there on to the home page. */
export async function staffOnly({ context, location: { href, searchStr } }: Guarded): Promise<void> {
  const me = await context.queryClient.ensureQueryData(meQuery)
  if (me && isStaff(me)) return
  const back = { returnTo: href }
  // In the browser the history remembers it; where a letter or the bookmark led, a server's redirect has the address alone.
  throw redirect({ to: '/admin-login', state: back, search: searchStr ? back : {}, statusCode: 302 })
}
