// The way to the payment page: both ticks, the agreement that is kept before it opens, and its address.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { membershipQuery, useConsent } from './membership.api.ts'

export function useWayToPay(onContinue: () => void) {
  const [agrees, setAgrees] = useState(false)
  const [knowsEmail, setKnowsEmail] = useState(false)
  const state = useQuery(membershipQuery)
  const consent = useConsent()
  const isTicked = agrees && knowsEmail
  const { mutate: recordConsent, reset: forgetConsent } = consent

  // The agreement is kept as soon as both ticks are there: the page opens only after it.
  useEffect(() => {
    if (isTicked) recordConsent()
    else forgetConsent()
  }, [isTicked, recordConsent, forgetConsent])

  const url = state.data?.paymentUrl
  const isUnread = state.isError && !state.data
  return {
    agrees,
    setAgrees,
    knowsEmail,
    setKnowsEmail,
    isReady: isTicked && consent.isSuccess && Boolean(url),
    isPreparing: isTicked && (consent.isPending || state.isLoading),
    /** Payments are not set up here. */
    isMissing: state.data !== undefined && !url,
    failed: consent.isError ? ('consent' as const) : isUnread ? ('address' as const) : null,
    isTrying: consent.isPending || state.isFetching,
    tryAgain() {
      if (state.isError) void state.refetch()
      if (isTicked && !consent.isSuccess) recordConsent()
    },
    goToPay() {
      if (!url) return
      const tab = window.open(url, '_blank')
      // Where the browser lets no tab open, this one leads there: nobody waits for a page that never came.
      if (!tab) return window.location.assign(url)
      tab.opener = null
      onContinue()
    },
  }
}
