// Reports the visit once the visitor has accepted it, and again when somebody signs in.
import { useEffect } from 'react'
import { reportSession } from '#features/analytics/ui/report.ts'

export function VisitReport({ userId }: { userId: string | null }) {
  useEffect(() => reportSession(userId), [userId])
  return null
}
