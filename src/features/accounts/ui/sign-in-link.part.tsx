// The way to signing in, and back again: where one was, and what one wished to do there, travels with the history entry,
// so that addresses stay clean.
import { useRouterState } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { SiteLink } from '#design/site-link.tsx'

/** What somebody wanted before they had to sign in: done for them when they are. */
export type Wish = { saveJob: string } | { tellMe: true }

declare module '@tanstack/react-router' {
  interface HistoryState {
    returnTo?: string
    wish?: Wish
    signUp?: boolean
  }
}

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** For those who have no account yet. */
  signUp?: boolean
  /** Where to go afterwards; back to where one is, if left out. */
  returnTo?: string
  wish?: Wish
}

/** Nowhere to come back to: the home page is where one lands anyway, the others only lead to an account. */
const nowhere = /^\/($|(auth|admin-login|admin-reset-password|undo-email|verify-email)\b)/

export function SignInLink({ signUp = false, returnTo, wish, ...props }: Props) {
  const href = useRouterState({ select: (state) => state.location.href })
  const back = returnTo ?? (nowhere.test(href) ? undefined : href)
  const state = { ...(back ? { returnTo: back } : {}), ...(wish ? { wish } : {}), ...(signUp ? { signUp } : {}) }
  return <SiteLink to="/auth" state={state} {...props} />
}
