// The way to signing in, and back again: where one was travels with the history entry, so that addresses stay clean.
import { useRouterState } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { SiteLink } from '#design/site-link.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    returnTo?: string
  }
}

/** Nowhere to come back to: the home page is where one lands anyway, the others only lead to an account. */
const nowhere = /^\/($|(auth|admin-login|admin-reset-password|undo-email|verify-email)\b)/

export function SignInLink(props: Omit<ComponentProps<'a'>, 'href'>) {
  const href = useRouterState({ select: (state) => state.location.href })
  return <SiteLink to="/auth" state={nowhere.test(href) ? {} : { returnTo: href }} {...props} />
}
