// Before paying: what is agreed to, with which e-mail, and the way to the payment page.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import { Checkbox } from '#design/checkbox.tsx'
import { Dialog } from '#design/dialog.tsx'
import { ExternalLink } from '#design/icons.tsx'
import { SiteLink } from '#design/site-link.tsx'
import { Spinner } from '#design/spinner.tsx'
import { useSiteFacts } from '#http/client/site-facts-query.ts'
import { brand } from '#shared/brand.ts'
import { membershipQuery, useConsent } from './membership.api.ts'

type Props = {
  email: string
  /** Somebody has gone to pay: being waited for, or waited for too long. */
  waiting: 'waiting' | 'tired' | null
  onContinue: () => void
  onLookAgain: () => void
  onClose: () => void
}

export function PaymentTerms({ email, waiting, onContinue, onLookAgain, onClose }: Props) {
  const { price } = useSiteFacts()
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
  const isReady = isTicked && consent.isSuccess && Boolean(url)
  const isPreparing = isTicked && (consent.isPending || state.isLoading)
  const goToPay = () => {
    if (!url) return
    const tab = window.open(url, '_blank')
    // Where the browser lets no tab open, this one leads there: nobody waits for a page that never came.
    if (!tab) return window.location.assign(url)
    tab.opener = null
    onContinue()
  }
  const tryAgain = () => {
    if (state.isError) void state.refetch()
    if (isTicked && !consent.isSuccess) recordConsent()
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Secure Payment Redirect"
      description={`You pay ${price.text} once, on the page of our card payment provider. Nothing renews by itself, and we never see your card.`}
      footer={
        <Button
          variant={waiting ? 'outline' : 'primary'}
          block
          disabled={!isReady && !isPreparing}
          pending={isPreparing}
          onClick={goToPay}
        >
          Continue to Stripe
          {isReady && <ExternalLink aria-hidden="true" />}
        </Button>
      }
    >
      <ul className="mb-3 grid list-disc gap-1.5 pl-5 text-sm text-muted">
        <li>
          The fee is <strong className="text-ink">final and non-refundable</strong>.
        </li>
        <li>
          Everything is open to you at once. As a consumer in the EU or the UK you consent to that, and{' '}
          <strong className="text-ink">
            lose the <span className="whitespace-nowrap">14-day</span> right of withdrawal
          </strong>{' '}
          once the membership begins.
        </li>
      </ul>
      <div className="grid gap-1">
        <Checkbox
          name="termsOfSale"
          checked={agrees}
          onChange={(event) => setAgrees(event.target.checked)}
          label={
            <>
              I agree to the{' '}
              <SiteLink to="/terms-of-sale" target="_blank" className="link">
                terms of sale
              </SiteLink>
              .
            </>
          }
        />
        <Checkbox
          name="sameEmail"
          checked={knowsEmail}
          onChange={(event) => setKnowsEmail(event.target.checked)}
          label={
            <>
              I understand that I must use the same e-mail as my {brand.name} account:{' '}
              <strong className="wrap-anywhere">{email}</strong>
            </>
          }
        />
      </div>
      {(consent.isError || (state.isError && !state.data)) && (
        <Alert
          kind="danger"
          live
          title={consent.isError ? 'Your agreement could not be kept' : 'The payment page could not be found'}
          className="mt-4"
          action={
            <Button
              variant="outline"
              size="sm"
              pending={consent.isPending || state.isFetching}
              pendingText="Trying again"
              onClick={tryAgain}
            >
              Try again
            </Button>
          }
        >
          Nothing has been paid. Your ticks stay as they are.
        </Alert>
      )}
      {state.data && !url && (
        <Alert kind="warning" title="Payments are not configured yet" className="mt-4">
          Please write to us, and we will find another way.
        </Alert>
      )}
      {waiting && (
        <Alert
          live
          title={waiting === 'waiting' ? 'Waiting for word of your payment' : 'No word of a payment yet'}
          className="mt-4"
          action={
            waiting === 'tired' && (
              <Button variant="outline" size="sm" onClick={onLookAgain}>
                Look again
              </Button>
            )
          }
        >
          {waiting === 'waiting' ? (
            <span className="flex items-center gap-2">
              <Spinner /> This page notices by itself. There is no need to pay twice.
            </span>
          ) : (
            'If you have paid, nothing is lost: write to us if it does not show within the hour.'
          )}
        </Alert>
      )}
      <p className="mt-4 text-sm text-muted">
        After paying, come back to this tab and refresh the page to see your membership.
      </p>
    </Dialog>
  )
}
