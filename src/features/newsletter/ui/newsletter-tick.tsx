// The newsletter as one tick, for those who have just arrived.
import { useQuery } from '@tanstack/react-query'
import { Checkbox } from '#design/checkbox.tsx'
import { statusQuery, useSubscription } from './newsletter.api.ts'

export function NewsletterTick({ email }: { email: string }) {
  const status = useQuery(statusQuery)
  const { subscribe, unsubscribe } = useSubscription(email)
  const isWaiting = subscribe.isPending || unsubscribe.isPending
  // While the answer is on its way the tick shows what was asked for. Disabled, it would lose the focus of who pressed a key.
  const isOn = subscribe.isPending || (!unsubscribe.isPending && (status.data?.isSubscribed ?? false))
  return (
    <Checkbox
      label="Send me the newsletter"
      hint="New listings, something to read and what the forum talks about, on Mondays."
      checked={isOn}
      disabled={!status.data}
      aria-disabled={isWaiting || undefined}
      onChange={({ target }) => isWaiting || (target.checked ? subscribe.mutate() : unsubscribe.mutate())}
    />
  )
}
