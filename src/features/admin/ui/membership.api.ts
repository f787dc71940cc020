// What the operator reads and does about memberships: the ledger, gift codes, the parts for organisations.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '#design/toast-store.ts'
import type {
  GiftCode,
  GiftDraft,
  LedgerRow,
  MembershipChange,
  NgoTally,
} from '#features/membership/membership.schema.ts'
import { apiQuery } from '#http/client/api-query.ts'
import { callApi } from '#http/client/call-api.ts'
import { sayFailed } from './admin.api.ts'
import { useRefreshAdmin } from './people.api.ts'

const fresh = { staleTime: 30_000 } as const

export const ledgerQuery = (id: string) =>
  queryOptions({ ...apiQuery<{ entries: LedgerRow[] }>(`/api/admin/users/${id}/membership`), ...fresh })
export const giftCodesQuery = queryOptions({ ...apiQuery<{ codes: GiftCode[] }>('/api/admin/gift-codes'), ...fresh })
export const ngosQuery = queryOptions({ ...apiQuery<NgoTally>('/api/admin/ngos'), ...fresh })

export function useMembershipChange(id: string, { onDone }: { onDone: () => void }) {
  const refresh = useRefreshAdmin()
  return useMutation({
    mutationFn: (change: MembershipChange) => callApi('POST', `/api/admin/users/${id}/membership`, change),
    onSuccess: (_answer, { action }) => {
      showToast({ title: action === 'end' ? 'Membership ended' : 'Time granted' })
      onDone()
      void refresh()
    },
    onError: sayFailed('The membership could not be changed'),
  })
}

export function useMakeGiftCodes() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (draft: GiftDraft) => callApi<{ codes: string[] }>('POST', '/api/admin/gift-codes', draft),
    onSuccess: async ({ codes }) => {
      showToast({ title: codes.length === 1 ? 'Gift code made' : `${codes.length} gift codes made` })
      await queryClient.invalidateQueries({ queryKey: giftCodesQuery.queryKey })
    },
    onError: sayFailed('The codes could not be made'),
  })
}
