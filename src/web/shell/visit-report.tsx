// Reports the visit once the visitor has accepted it, and again when somebody signs in.
import { useEffect } from 'react'
import { useMe } from '#features/accounts/ui/session.api.ts'
import { reportSession } from '#features/analytics/ui/collect.ts'

export function VisitReport() {
  const userId = useMe()?.id ?? null
  useEffect(() => reportSession(userId), [userId])
  return null
}
