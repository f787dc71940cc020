// Shown when a page could not be loaded. A retry asks the server for all of it: code that did not arrive once is not asked for
// again by a page that goes on. A tab that is older than the site does so by itself: its own code of the page is gone for good.
import { useEffect } from 'react'
import { ErrorState } from '#design/error-state.tsx'
import { isOldTab } from '#http/client/old-tab.ts'

const reload = () => window.location.reload()

export function ErrorPage() {
  useEffect(() => void isOldTab().then((isOld) => isOld && reload()), [])
  return <ErrorState title="This page did not load" onRetry={reload} className="py-24" />
}
