// What the operator reads and does about memberships: the ledger, gift codes, the parts for organisations.
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useAct } from '#design/use-act.ts'
import type { GiftDraft, MembershipChange } from '#features/membership/membership.schema.ts'
import { membershipApi } from '#features/membership/ui/membership.api.ts'
import { officeKey } from './admin.api.ts'

const fresh = { staleTime: 30_000 } as const

export const ledgerQuery = (id: string) =>
  queryOptions({ ...membershipApi.query('/admin/users/:id/membership', { param: { id } }), ...fresh })
export const giftCodesQuery = queryOptions({ ...membershipApi.query('/admin/gift-codes'), ...fresh })
export const ngosQuery = queryOptions({ ...membershipApi.query('/admin/ngos'), ...fresh })

export function useMembershipChange(id: string, { onDone }: { onDone: () => void }) {
  const queryClient = useQueryClient()
  return useAct({
    call: (change: MembershipChange) =>
      membershipApi.call('POST', '/admin/users/:id/membership', { param: { id }, json: change }),
    done: (_answer, { action }) => (action === 'end' ? 'Membership ended' : 'Time granted'),
    failed: 'The membership could not be changed',
    onDone: () => {
      onDone()
      void queryClient.invalidateQueries({ queryKey: officeKey })
    },
  })
}

export function useMakeGiftCodes() {
  return useAct({
    call: (draft: GiftDraft) => membershipApi.call('POST', '/admin/gift-codes', { json: draft }),
    done: ({ codes }) => (codes.length === 1 ? 'Gift code made' : `${codes.length} gift codes made`),
    failed: 'The codes could not be made',
    refresh: [giftCodesQuery.queryKey],
  })
}

export function useRevokeGiftCode(onDone: () => void) {
  const queryClient = useQueryClient()
  return useAct({
    call: (code: string) => membershipApi.call('DELETE', '/admin/gift-codes/:code', { param: { code } }),
    done: 'Gift code taken back',
    failed: 'The code could not be taken back',
    refresh: [giftCodesQuery.queryKey],
    // Somebody may have redeemed it meanwhile.
    onFailed: () => void queryClient.invalidateQueries({ queryKey: giftCodesQuery.queryKey }),
    onDone,
  })
}
