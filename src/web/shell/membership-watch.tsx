// When somebody comes back to the tab after paying, the membership is noticed without a refresh.
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { becomeUser, fetchMe, meQuery } from '#features/accounts/ui/session.api.ts'

export function MembershipWatch() {
  const queryClient = useQueryClient()
  const router = useRouter()
  useEffect(() => {
    const look = async () => {
      const before = queryClient.getQueryData(meQuery.queryKey)
      if (document.visibilityState !== 'visible' || !before) return
      const now = await fetchMe()
      if (!now || now.subscriptionEndDate === before.subscriptionEndDate) return
      becomeUser(queryClient, now)
      await router.invalidate()
    }
    const onVisible = () => void look()
    document.addEventListener('visibilitychange', onVisible)
    window.addEventListener('focus', onVisible)
    return () => {
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('focus', onVisible)
    }
  }, [queryClient, router])
  return null
}
