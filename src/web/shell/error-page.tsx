// Shown when a page could not be loaded. A retry loads it again.
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { ErrorState } from '#design/error-state.tsx'

export function ErrorPage({ reset }: ErrorComponentProps) {
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return <ErrorState title="This page did not load" onRetry={retry} className="py-24" />
}
