// Shown when a page could not be loaded. A retry asks the server for all of it: code that did not arrive once is not asked for
// again by a page that goes on.
import { ErrorState } from '#design/error-state.tsx'

export function ErrorPage() {
  return <ErrorState title="This page did not load" onRetry={() => window.location.reload()} className="py-24" />
}
