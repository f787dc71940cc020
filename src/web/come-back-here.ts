// Where to return after signing in: it travels with the history entry, so that addresses stay clean.
import { type HistoryState, useRouterState } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    returnTo?: string
  }
}

/** For links to /auth. The sign-in page itself is nowhere to come back to. */
export function useComeBackHere(): HistoryState {
  const href = useRouterState({ select: (state) => state.location.href })
  const isAwayFromHome = href !== '/' && !/^\/(auth|admin-login|admin-reset-password|verify-email)\b/.test(href)
  return isAwayFromHome ? ({ returnTo: href } as HistoryState) : ({} as HistoryState)
}
