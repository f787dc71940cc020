// Before paying: what is agreed to, with which e-mail, and the way to the payment page.
import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import { Checkbox } from '#design/checkbox.tsx'
import { Dialog } from '#design/dialog.tsx'
import { ExternalLink } from '#design/icons.tsx'
import { SiteLink } from '#design/site-link.tsx'
import { Spinner } from '#design/spinner.tsx'
import { useSiteFacts } from '#http/client/site-facts-query.ts'
import { brand } from '#shared/brand.ts'
import { useWayToPay } from './use-way-to-pay.ts'

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
  const way = useWayToPay(onContinue)
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
          disabled={!way.isReady && !way.isPreparing}
          pending={way.isPreparing}
          onClick={way.goToPay}
        >
          Continue to Stripe
          {way.isReady && <ExternalLink aria-hidden="true" />}
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
          checked={way.agrees}
          onChange={(event) => way.setAgrees(event.target.checked)}
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
          checked={way.knowsEmail}
          onChange={(event) => way.setKnowsEmail(event.target.checked)}
          label={
            <>
              I understand that I must use the same e-mail as my {brand.name} account:{' '}
              <strong className="wrap-anywhere">{email}</strong>
            </>
          }
        />
      </div>
      {way.failed && (
        <Alert
          kind="danger"
          live
          title={way.failed === 'consent' ? 'Your agreement could not be kept' : 'The payment page could not be found'}
          className="mt-4"
          action={
            <Button
              variant="outline"
              size="sm"
              pending={way.isTrying}
              pendingText="Trying again"
              onClick={way.tryAgain}
            >
              Try again
            </Button>
          }
        >
          Nothing has been paid. Your ticks stay as they are.
        </Alert>
      )}
      {way.isMissing && (
        <Alert kind="warning" title="Payments are not configured yet" className="mt-4">
          Please write to us, and we will find another way.
        </Alert>
      )}
      {waiting && <Waiting isTired={waiting === 'tired'} onLookAgain={onLookAgain} />}
      <p className="mt-4 text-sm text-muted">
        After paying, come back to this tab and refresh the page to see your membership.
      </p>
    </Dialog>
  )
}

function Waiting({ isTired, onLookAgain }: { isTired: boolean; onLookAgain: () => void }) {
  return (
    <Alert
      live
      title={isTired ? 'No word of a payment yet' : 'Waiting for word of your payment'}
      className="mt-4"
      action={
        isTired && (
          <Button variant="outline" size="sm" onClick={onLookAgain}>
            Look again
          </Button>
        )
      }
    >
      {isTired ? (
        'If you have paid, nothing is lost: write to us if it does not show within the hour.'
      ) : (
        <span className="flex items-center gap-2">
          <Spinner /> This page notices by itself. There is no need to pay twice.
        </span>
      )}
    </Alert>
  )
}
