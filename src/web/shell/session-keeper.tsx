// After loading, and when another tab signs in or out: makes sure that page, token and cookie speak of the same person.
// Stands in <LastToWake>: who is signed in must not change under parts that are still coming to life.
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { whenIdle } from '#design/when-idle.ts'
import { alignSession } from '#features/accounts/ui/session.api.ts'
import { readToken } from '#http/client/token.ts'
import { storageKeys } from '#shared/brand.ts'

export function SessionKeeper() {
  const queryClient = useQueryClient()
  const router = useRouter()
  useEffect(() => {
    const align = async (hasChanged = false) => {
      if (await alignSession(queryClient, readToken() !== null, hasChanged)) await router.invalidate()
    }
    const onStorage = (event: StorageEvent) => {
      if (event.key === storageKeys.token) void align(true)
    }
    const cancel = whenIdle(() => void align())
    window.addEventListener('storage', onStorage)
    return () => {
      cancel()
      window.removeEventListener('storage', onStorage)
    }
  }, [queryClient, router])
  return null
}
