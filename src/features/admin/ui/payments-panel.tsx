// Payments that wait for an admin: give each to a member, or put it aside and say why.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { useFocusKeeper } from '#design/focus-keeper.ts'
import { Panel, PanelBar } from '#design/panel.tsx'
import type { Payment } from '#features/membership/membership.schema.ts'
import { writeNumber } from '#shared/plain-writing.ts'
import { writeMinute } from '#shared/write-minute.ts'
import { paymentsQuery } from './admin.api.ts'
import { AllPayments } from './all-payments.tsx'
import { FileLink } from './csv-button.tsx'
import { paymentReasons } from './payment-texts.ts'
import { AssignForm, DismissForm } from './settle-payment-form.tsx'
import { writeMoney } from './writing.ts'

const empty = { title: 'No payment waits', text: 'Every payment has found its member.' }

export function PaymentsPanel() {
  const { isPending } = useQuery(paymentsQuery)
  return (
    <div className="grid grid-cols-1 gap-10">
      <section className="grid grid-cols-1 gap-4">
        <h2 className="text-xl">Waiting</h2>
        <WaitingPayments />
      </section>
      {/* How much waits above is not known before; meanwhile they are asked for. */}
      <div hidden={isPending}>
        <AllPayments />
      </div>
    </div>
  )
}

function WaitingPayments() {
  const query = useQuery(paymentsQuery)
  const keeper = useFocusKeeper<HTMLDivElement>()
  return (
    <div {...keeper}>
      <Panel query={query} isEmpty={({ payments }) => payments.length === 0} empty={empty}>
        {({ payments, total }) => (
          <div className="grid gap-4">
            <PanelBar text={sayWaiting(payments.length, total)}>
              <FileLink of="payments that wait" path="/api/admin/payments.csv" query={{ status: 'unmatched' }} />
            </PanelBar>
            <ul className="grid gap-4">
              {payments.map((payment) => (
                <PaymentCard key={payment.id} payment={payment} />
              ))}
            </ul>
          </div>
        )}
      </Panel>
    </div>
  )
}

function sayWaiting(shown: number, total: number): string {
  const all = `${writeNumber(total)} ${total === 1 ? 'payment waits' : 'payments wait'}, oldest first`
  return shown < total ? `${all}; the first ${writeNumber(shown)} stand here` : all
}

function PaymentCard({ payment }: { payment: Payment }) {
  const { email, amount, currency, reason, reference, payerName, url, createdAt } = payment
  const [act, setAct] = useState<'assign' | 'dismiss' | null>(null)
  const close = () => setAct(null)
  const keeper = useFocusKeeper<HTMLDivElement>()
  return (
    <Card {...keeper} as="li" id={`row-${payment.id}`} className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="font-display text-xl font-bold tabular-nums">
            {amount === null ? 'Unknown amount' : writeMoney(amount, currency ?? 'usd')}
          </p>
          <p className="[overflow-wrap:anywhere]">
            {[payerName, email ?? 'No e-mail address'].filter(Boolean).join(', ')}
          </p>
          {reference && <p className="text-sm text-muted [overflow-wrap:anywhere]">Reference {reference}</p>}
          {url && (
            <a href={url} target="_blank" rel="noopener noreferrer" className="link text-sm">
              Its page at the payment provider
            </a>
          )}
          <p className="mt-1 text-sm text-muted">{writeMinute(createdAt)}</p>
        </div>
        {reason && <Badge tone="amber">{paymentReasons[reason] ?? reason}</Badge>}
      </div>
      {act === 'assign' && <AssignForm payment={payment} onClose={close} />}
      {act === 'dismiss' && <DismissForm payment={payment} onClose={close} />}
      {act === null && (
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" onClick={() => setAct('assign')}>
            Assign to a member
          </Button>
          <Button variant="ghost" onClick={() => setAct('dismiss')}>
            Put aside
          </Button>
        </div>
      )}
    </Card>
  )
}
