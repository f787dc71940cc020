// What pages read of a membership, and the calls around paying.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useAct } from '#design/use-act.ts'
import { becomeUser, fetchMe, meQuery } from '#features/accounts/ui/session.api.ts'
import { apiOf } from '#http/client/typed-api.ts'
import type { membershipRoutes } from '../server/membership.routes.ts'

export const membershipApi = apiOf<typeof membershipRoutes>()

export const givingQuery = membershipApi.query('/ngos')
/** Asked for anew where it is shown: the payment page is filled in with an address, which may have changed meanwhile. */
export const membershipQuery = queryOptions({ ...membershipApi.query('/membership'), staleTime: 0 })

const failed = 'Please try again later'

/** Kept before the payment page can be opened. The dialog itself says when it fails, beside the way to try again. */
export function useConsent() {
  return useMutation({
    mutationFn: () =>
      membershipApi.call('POST', '/membership/consent', { json: { termsOfSale: true, sameEmail: true } }),
  })
}

export function useNgoChoice() {
  return useAct({
    call: (ngo: string) => membershipApi.call('POST', '/membership/ngo', { json: { ngo } }),
    done: { title: 'Thank you', description: 'Your part goes where you said.' },
    failed,
    refresh: [membershipQuery.queryKey],
  })
}

export function useGiftCode({ onDone }: { onDone: () => void }) {
  const queryClient = useQueryClient()
  return useAct({
    call: (code: string) => membershipApi.call('POST', '/membership/redeem', { json: { code } }),
    done: { title: 'Gift code redeemed', description: 'Welcome aboard. Everything is open to you now.' },
    failed,
    onDone: async () => {
      const me = await fetchMe()
      // What was read before was read by somebody who might see less.
      if (me) becomeUser(queryClient, me)
      else await queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
      onDone()
    },
  })
}
