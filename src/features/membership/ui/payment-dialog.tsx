// "Secure Payment Redirect": two ticks, then the hosted payment page in a new tab.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Alert } from '#design/alert.tsx'
import { Button, buttonClasses } from '#design/button.tsx'
import { Checkbox } from '#design/checkbox.tsx'
import { Dialog } from '#design/dialog.tsx'
import { ExternalLink } from '#design/icons.tsx'
import { SiteLink } from '#design/site-link.tsx'
import { brand, membership } from '#shared/brand.ts'
import { membershipQuery, useConsent } from './membership.api.ts'

export function PaymentDialog({ onClose }: { onClose: () => void }) {
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
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Secure Payment Redirect"
      description={`You pay ${membership.priceText} once, on the page of our card payment provider. Nothing renews by itself, and we never see your card.`}
      footer={
        isTicked && consent.isSuccess && url ? (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClasses({ variant: 'primary', block: true })}
          >
            Continue to Stripe
            <ExternalLink aria-hidden="true" />
          </a>
        ) : (
          <Button variant="primary" block disabled>
            Continue to Stripe
          </Button>
        )
      }
    >
      <div className="grid gap-1">
        <Checkbox
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
          checked={knowsEmail}
          onChange={(event) => setKnowsEmail(event.target.checked)}
          label={`I understand that I must use the same e-mail as my ${brand.name} account.`}
        />
      </div>
      {state.data && !url && (
        <Alert kind="warning" title="Payments are not configured yet" className="mt-4">
          Please write to us, and we will find another way.
        </Alert>
      )}
      <p className="mt-4 text-sm text-muted">
        After paying, come back to this tab and refresh the page to see your membership.
      </p>
    </Dialog>
  )
}
