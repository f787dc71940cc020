// Paying, whichever button began it, noticing the membership without a refresh when somebody comes back to the tab, and a
// legal text that asks to be agreed to.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Suspense, useCallback, useEffect } from 'react'
import { askedPart } from '#design/asked-part.ts'
import { latePart } from '#design/late-part.ts'
import type { User } from '#features/accounts/account.schema.ts'
import { becomeUser, fetchMe, meQuery } from '#features/accounts/ui/session.api.ts'
import { statsQuery } from '#features/jobs/ui/jobs.api.ts'
import { closePayment, useIsPaying } from '#features/membership/ui/payment-desk.ts'
import { useSiteFacts } from '#http/client/site-facts-query.ts'

// The dialog's code comes with the first click.
const PaymentDialog = askedPart(async () => (await import('#features/membership/ui/payment-dialog.tsx')).PaymentDialog)
const LegalNotice = latePart(async () => (await import('./legal-notice.tsx')).LegalNotice)
const NewsletterTick = latePart(
  async () => (await import('#features/newsletter/ui/newsletter-tick.tsx')).NewsletterTick,
)

export function MembershipWatch({ user }: { user: User }) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const isPaying = useIsPaying()

  const look = useCallback(async () => {
    const before = queryClient.getQueryData(meQuery.queryKey)
    if (document.visibilityState !== 'visible' || !before) return
    const now = await fetchMe()
    if (!now) return
    // An address may have been confirmed in another tab, which changes nothing else.
    if (now.subscriptionEndDate === before.subscriptionEndDate)
      return void queryClient.setQueryData(meQuery.queryKey, now)
    becomeUser(queryClient, now)
    await router.invalidate()
  }, [queryClient, router])

  useEffect(() => {
    const onVisible = () => void look()
    document.addEventListener('visibilitychange', onVisible)
    window.addEventListener('focus', onVisible)
    return () => {
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('focus', onVisible)
    }
  }, [look])

  // Whoever signs in next has not asked to pay.
  useEffect(() => closePayment, [])

  const stats = useQuery({ ...statsQuery, enabled: isPaying })
  const { edited } = useSiteFacts()
  // A legal text that is as it ships asks nobody.
  if (!isPaying && edited.some((name) => name.startsWith('legal/')))
    return (
      <Suspense>
        <LegalNotice />
      </Suspense>
    )
  if (!isPaying) return null
  return (
    <Suspense>
      <PaymentDialog
        user={user}
        total={stats.data?.totalJobs ?? null}
        newsletter={<NewsletterTick email={user.email} />}
        onLook={look}
        onClose={closePayment}
      />
    </Suspense>
  )
}
