// Shown when a page could not be loaded. A retry asks the server for all of it: code that did not arrive once is not asked for
// again by a page that goes on. A tab that is older than the site does so by itself: its own code of the page is gone for good.
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ErrorState } from '#design/error-state.tsx'
import { useHydrated } from '#design/hydrated.ts'
import { isOldTab } from '#http/client/old-tab.ts'

const loadAnew = () => window.location.reload()

export function ErrorPage({ error }: ErrorComponentProps) {
  const isHydrated = useHydrated()
  // So browsers call code that did not arrive: nothing is said before it is known why.
  const [isSaid, setSaid] = useState(!(isHydrated && error instanceof TypeError))
  useEffect(() => {
    void isOldTab().then((isOld) => (isOld ? loadAnew() : setSaid(true)))
  }, [])
  if (!isSaid) return <div aria-busy className="min-h-dvh" />
  return <ErrorState title="This page did not load" onRetry={loadAnew} className="py-24" />
}
