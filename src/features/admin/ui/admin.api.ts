// What the dashboard reads, and the admin's own calls.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { useAct } from '#design/use-act.ts'
import { accountApi } from '#features/accounts/ui/account.api.ts'
import { linkApi } from '#features/accounts/ui/links.api.ts'
import type { Period } from '#features/analytics/analytics.schema.ts'
import { analyticsApi } from '#features/analytics/ui/analytics.api.ts'
import { jobsApi } from '#features/jobs/ui/jobs.api.ts'
import type { PaymentSearch, RevenueSearch } from '#features/membership/membership.schema.ts'
import { membershipApi } from '#features/membership/ui/membership.api.ts'
import { watched } from '#http/client/api-query.ts'

export const analyticsQuery = queryOptions({ ...analyticsApi.query('/admin/analytics'), ...watched })
export const periodQuery = (days: Period) =>
  queryOptions({ ...analyticsApi.query('/admin/analytics/period', { query: { days } }), ...watched })
export const paymentsQuery = queryOptions({
  ...membershipApi.query('/admin/payments', { query: { status: 'unmatched' } }),
  ...watched,
})

export const allPaymentsQuery = (search: Partial<PaymentSearch>) =>
  queryOptions({
    ...membershipApi.query('/admin/payments', { query: search }),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  })
export const revenueQuery = (search: RevenueSearch) =>
  queryOptions({ ...membershipApi.query('/admin/revenue', { query: search }), staleTime: 30_000 })

export type GrowthDays = '30' | '90' | '365'
export const issueVisitsQuery = queryOptions({ ...analyticsApi.query('/admin/newsletter/visits'), staleTime: 30_000 })

export const growthQuery = (days: GrowthDays) =>
  queryOptions({ ...analyticsApi.query('/admin/growth', { query: { days } }), staleTime: 30_000 })

export const emptySearchesQuery = queryOptions({ ...jobsApi.query('/admin/empty-searches'), ...watched })

/** Everything the office shows. */
export const officeKey = analyticsApi.keyOf('/admin')

export function usePasswordChange() {
  return useAct({
    call: (form: { currentPassword: string; newPassword: string }) =>
      accountApi.call('POST', '/admin/change-password', { json: form }),
    done: { title: 'Password changed', description: 'Your other sessions have been signed out.' },
    failed: 'Unable to change password',
    refresh: [officeKey],
  })
}

/** Speaks French, as the page the link leads to. */
export function useResetLink() {
  return useAct({
    call: (email: string) => linkApi.call('POST', '/admin/generate-reset-link', { json: { email } }),
    done: 'Lien généré',
    failed: { title: 'Erreur', text: 'Impossible de générer le lien de réinitialisation' },
  })
}

export function useAssignPayment(id: string, onDone: () => void) {
  return useAct({
    call: (userId: string) =>
      membershipApi.call('POST', '/admin/payments/:id/assign', { param: { id }, json: { userId } }),
    done: 'Payment assigned',
    failed: 'The payment could not be settled',
    refresh: [officeKey],
    onDone,
  })
}

export function useDismissPayment(id: string, onDone: () => void) {
  return useAct({
    call: (reason: string) =>
      membershipApi.call('POST', '/admin/payments/:id/dismiss', { param: { id }, json: { reason } }),
    done: 'Payment put aside',
    failed: 'The payment could not be settled',
    refresh: [officeKey],
    onDone,
  })
}
