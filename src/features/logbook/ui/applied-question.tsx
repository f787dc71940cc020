// After Apply was pressed: asks once, when the person is back in this tab, whether to note it.
import { useEffect, useState } from 'react'
import { Button } from '#design/button.tsx'
import { useFocusKeeper } from '#design/focus-keeper.ts'
import { keepId, readIds } from '#design/remembered-ids.ts'
import { hasApplied, type Stage } from '../logbook.rules.ts'
import { askedListings } from './listing-memory.ts'

type Props = { jobId: string; stage: Stage | undefined; isPending: boolean; onYes: () => void }

export function AppliedQuestion({ jobId, stage, isPending, onYes }: Props) {
  const [isAsking, setAsking] = useState(false)
  const keeper = useFocusKeeper<HTMLDivElement>()
  const isNoted = stage !== undefined && hasApplied(stage)
  useEffect(() => {
    if (isNoted) return setAsking(false)
    const ask = () => {
      if (document.visibilityState !== 'visible' || readIds(askedListings).includes(jobId)) return
      keepId(askedListings, jobId)
      setAsking(true)
    }
    // The new tab takes the focus; coming back gives it to this one again.
    window.addEventListener('focus', ask)
    document.addEventListener('visibilitychange', ask)
    return () => {
      window.removeEventListener('focus', ask)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [jobId, isNoted])
  return (
    <div {...keeper} role="status">
      {isAsking && (
        <div className="flex flex-wrap items-center gap-3 rounded-md bg-hover px-4 py-2">
          <span className="font-medium">Did you apply?</span>
          <Button size="sm" pending={isPending} pendingText="Noting" onClick={onYes}>
            Yes, note it
          </Button>
          <Button variant="ghost" size="sm" onClick={() => setAsking(false)}>
            No
          </Button>
        </div>
      )}
    </div>
  )
}
