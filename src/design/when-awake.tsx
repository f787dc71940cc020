// What brings code of its own, once the page has come to life: the server draws nothing of it, not even a place that waits.
import { type ReactNode, Suspense } from 'react'
import { useHydrated } from './hydrated.ts'

export function WhenAwake({ children }: { children: ReactNode }) {
  return useHydrated() && <Suspense>{children}</Suspense>
}
