// The price: where it is read, and whether payments come in with it.
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { TextField } from '#design/field.tsx'
import { focusRefused } from '#design/focus-refused.ts'
import { UnsavedChanges } from '#design/unsaved-changes.tsx'
import { membershipApi } from '#features/membership/ui/membership.api.ts'
import { centsOf, writePrice } from '#features/settings/price.rules.ts'
import { Price } from '#features/settings/settings.schema.ts'
import { useSaveSettings } from '#features/settings/ui/settings.api.ts'

const priceCheckQuery = membershipApi.query('/admin/price-check')

/** The contract speaks of cents; here nobody types them. */
const ownWords: Record<string, string> = { amount: 'Please enter a price from 0.50 to 10000, such as 29.90' }

export function PriceCard({ price }: { price: Price }) {
  const [amount, setAmount] = useState((price.amount / 100).toFixed(2))
  const [currency, setCurrency] = useState<string>(price.currency)
  const save = useSaveSettings()
  const typed = Price.safeParse({ amount: centsOf(amount), currency })
  const problem = typed.success ? undefined : typed.error.issues[0]
  const errorOf = (field: string) => (problem?.path[0] === field ? (ownWords[field] ?? problem.message) : undefined)
  const isChanged = typed.success && (typed.data.amount !== price.amount || typed.data.currency !== price.currency)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    focusRefused(event.currentTarget)
    if (typed.success) save.mutate({ price: typed.data })
  }
  return (
    <Card as="section" aria-labelledby="set-price">
      <UnsavedChanges isUnsaved={isChanged || !typed.success} />
      <h2 id="set-price" className="text-xl">
        Price of a year
      </h2>
      <p className="mt-1 text-sm text-muted">
        Shown everywhere and expected of payments. Set the same price at Stripe; for 30 days the old one is taken too.
      </p>
      <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_8rem]">
          <TextField
            label="Price"
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
            error={errorOf('amount')}
          />
          <TextField
            label="Currency"
            autoComplete="off"
            maxLength={3}
            value={currency}
            onChange={(event) => setCurrency(event.target.value.toLowerCase())}
            error={errorOf('currency')}
          />
        </div>
        {typed.success && (
          <p className="rounded-md bg-sunken p-3 text-sm">
            <span className="block text-muted">Members will read:</span>
            {writePrice(typed.data).text} for one year. {writePrice(typed.data).monthly}, and it ends by itself.
          </p>
        )}
        <Button
          type="submit"
          className="justify-self-start"
          aria-disabled={!isChanged}
          pending={save.isPending}
          pendingText="Saving"
        >
          Save price
        </Button>
      </form>
      <SeenAmounts />
    </Card>
  )
}

function SeenAmounts() {
  const { data } = useQuery(priceCheckQuery)
  if (!data || data.amounts.length === 0) return null
  const wrong = data.amounts.filter(({ isRight }) => !isRight)
  const write = (amounts: typeof data.amounts) =>
    amounts.map(({ text, payments }) => `${text} (${payments === 1 ? 'once' : `${payments} times`})`).join(', ')
  if (wrong.length === 0)
    return (
      <p className="mt-4 text-sm text-muted">
        Payments of the last {data.days} days had the right price: {write(data.amounts)}.
      </p>
    )
  return (
    <Alert kind="warning" title="Some payments had another price" className="mt-4">
      In the last {data.days} days: {write(wrong)}. They wait under Operations. Does the payment page ask for what is
      set here?
    </Alert>
  )
}
