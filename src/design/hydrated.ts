// Whether the page has come to life: before that, what is typed would be lost and what is pressed would reload the page.
import { useSyncExternalStore } from 'react'

const never = () => () => undefined

export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
