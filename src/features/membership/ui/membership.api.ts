// What pages read of a membership, and the calls around paying.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '#design/toast-store.ts'
import { meQuery } from '#features/accounts/ui/session.api.ts'
import { apiQuery } from '#http/client/api-query.ts'
import { callApi, errorText } from '#http/client/call-api.ts'
import type { MembershipState } from '../membership.schema.ts'

export const membershipQuery = apiQuery<MembershipState>('/api/membership')

/** Kept before the payment page can be opened. */
export function useConsent() {
  return useMutation({
    mutationFn: () => callApi('POST', '/api/membership/consent', { termsOfSale: true, sameEmail: true }),
    onError: (error) =>
      showToast({ title: 'Error', description: errorText(error, 'Please try again later'), variant: 'destructive' }),
  })
}

export function useNgoChoice() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (ngo: string) => callApi('POST', '/api/membership/ngo', { ngo }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: membershipQuery.queryKey })
      showToast({ title: 'Thank you', description: 'Your part goes where you said.' })
    },
    onError: (error) =>
      showToast({ title: 'Error', description: errorText(error, 'Please try again later'), variant: 'destructive' }),
  })
}

export function useGiftCode({ onDone }: { onDone: () => void }) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (code: string) => callApi('POST', '/api/membership/redeem', { code }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
      showToast({ title: 'Gift code redeemed', description: 'Welcome aboard. Everything is open to you now.' })
      onDone()
    },
    onError: (error) =>
      showToast({ title: 'Error', description: errorText(error, 'Please try again later'), variant: 'destructive' }),
  })
}
