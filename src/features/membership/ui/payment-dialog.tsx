// "Secure Payment Redirect": two ticks, then the hosted payment page in a new tab. It notices the payment and becomes a welcome.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { User } from '#features/accounts/account.schema.ts'
import { PaymentTerms } from './payment-terms.tsx'
import { PaymentWelcome } from './payment-welcome.tsx'
import { useArrival } from './use-arrival.ts'

type PaymentDialogProps = {
  user: User
  /** Listings on the board; null while nobody knows. */
  total: number | null
  /** The question about the newsletter, for those who have just joined. */
  newsletter: ReactNode
  /** Asks the server whether the membership has changed; the page learns it by itself. */
  onLook: () => Promise<void>
  onClose: () => void
}

export function PaymentDialog({ user, total, newsletter, onLook, onClose }: PaymentDialogProps) {
  const before = useRef(user.subscriptionEndDate ?? '')
  const [isWaiting, setWaiting] = useState(false)
  const end = user.subscriptionEndDate ?? ''
  const hasArrived = end > before.current
  const { isTired, begin } = useArrival(isWaiting && !hasArrived, onLook)

  // Whoever has paid elsewhere meanwhile is not asked to do it again.
  useEffect(() => {
    void onLook()
  }, [onLook])

  if (hasArrived) return <PaymentWelcome end={new Date(end)} total={total} newsletter={newsletter} onClose={onClose} />
  return (
    <PaymentTerms
      email={user.email}
      waiting={isWaiting ? (isTired ? 'tired' : 'waiting') : null}
      onContinue={() => setWaiting(true)}
      onLookAgain={() => {
        begin()
        void onLook()
      }}
      onClose={onClose}
    />
  )
}
