// Tells that a listing was opened from its card, for who agreed to be counted.
import { useCallback } from 'react'
import { reportInteraction } from '#features/analytics/ui/report.ts'

export function useReportOpening(me: { id: string } | null) {
  const myId = me?.id ?? null
  return useCallback(({ id }: { id: string }) => reportInteraction(id, 'click_title', myId), [myId])
}
