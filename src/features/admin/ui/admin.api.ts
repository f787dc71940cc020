// What the dashboard reads, and the admin's own calls.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '#design/toast-store.ts'
import type { User } from '#features/accounts/account.schema.ts'
import type { Analytics, Period, PeriodNumbers } from '#features/analytics/analytics.schema.ts'
import type { Payment } from '#features/membership/membership.schema.ts'
import { apiQuery } from '#http/client/api-query.ts'
import { callApi, errorText } from '#http/client/call-api.ts'

/** Looked at again every minute and with the window's focus, when half a minute old. */
const fresh = { staleTime: 30_000, refetchInterval: 60_000, refetchOnWindowFocus: true } as const

export const analyticsQuery = queryOptions({ ...apiQuery<Analytics>('/api/admin/analytics'), ...fresh })
export const periodQuery = (days: Period) =>
  queryOptions({ ...apiQuery<PeriodNumbers>('/api/admin/analytics/period', { days }), ...fresh })
export const paymentsQuery = queryOptions({ ...apiQuery<{ payments: Payment[] }>('/api/admin/payments'), ...fresh })

export function sayFailed(fallback: string) {
  return (error: unknown) =>
    showToast({ title: 'Error', description: errorText(error, fallback), variant: 'destructive' })
}

export function usePasswordChange() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (form: { currentPassword: string; newPassword: string }) =>
      callApi<User>('POST', '/api/admin/change-password', form),
    onSuccess: async () => {
      showToast({ title: 'Password changed', description: 'Your other sessions have been signed out.' })
      await queryClient.invalidateQueries({ predicate: ({ queryKey: [path] }) => /^\/api\/admin/.test(String(path)) })
    },
    onError: sayFailed('Unable to change password'),
  })
}

/** Speaks French, as the page the link leads to. */
export function useResetLink() {
  return useMutation({
    mutationFn: (email: string) => callApi<{ resetLink: string }>('POST', '/api/admin/generate-reset-link', { email }),
    onSuccess: () => showToast({ title: 'Lien généré' }),
    onError: (error) =>
      showToast({
        title: 'Erreur',
        description: errorText(error, 'Impossible de générer le lien de réinitialisation'),
        variant: 'destructive',
      }),
  })
}

export type PaymentAct = { id: string; act: 'assign'; userId: string } | { id: string; act: 'dismiss'; reason: string }

export function useSettlePayment({ onDone }: { onDone: () => void }) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, act, ...body }: PaymentAct) => callApi('POST', `/api/admin/payments/${id}/${act}`, body),
    onSuccess: async (_answer, { act }) => {
      showToast({ title: act === 'assign' ? 'Payment assigned' : 'Payment put aside' })
      await queryClient.invalidateQueries({ queryKey: paymentsQuery.queryKey })
      onDone()
    },
    onError: sayFailed('The payment could not be settled'),
  })
}
