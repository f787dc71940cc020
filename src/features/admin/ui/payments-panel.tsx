// Payments that wait for an admin: give each to a member, or put it aside and say why.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { TextField } from '#design/field.tsx'
import type { Payment } from '#features/membership/membership.schema.ts'
import { paymentsQuery, useSettlePayment } from './admin.api.ts'
import { Panel } from './panel.tsx'

const empty = { title: 'No payment waits', text: 'Every payment has found its member.' }

export function PaymentsPanel() {
  const query = useQuery(paymentsQuery)
  return (
    <Panel query={query} isEmpty={({ payments }) => payments.length === 0} empty={empty}>
      {({ payments }) => (
        <ul className="grid gap-4">
          {payments.map((payment) => (
            <PaymentCard key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function PaymentCard({ payment }: { payment: Payment }) {
  const { id, email, amount, currency, reason, createdAt } = payment
  const [act, setAct] = useState<'assign' | 'dismiss' | null>(null)
  const [text, setText] = useState('')
  const settle = useSettlePayment({ onDone: () => setAct(null) })
  const send = () =>
    act === 'assign'
      ? settle.mutate({ id, act, userId: text.trim() })
      : settle.mutate({ id, act: 'dismiss', reason: text.trim() })
  return (
    <Card as="li" className="grid gap-3">
      <p className="font-semibold [overflow-wrap:anywhere]">
        {amount === null ? 'Unknown amount' : `${(amount / 100).toFixed(2)} ${(currency ?? '').toUpperCase()}`}
        {email && ` from ${email}`}
      </p>
      <p className="text-sm text-muted">
        {createdAt.slice(0, 16).replace('T', ' ')} UTC{reason && `, ${reason.replaceAll('_', ' ')}`}
      </p>
      {act ? (
        <form
          noValidate
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            if (!settle.isPending) send()
          }}
        >
          <TextField
            label={act === 'assign' ? "Member's id" : 'Reason'}
            autoFocus
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" pending={settle.isPending} pendingText="Saving">
              {act === 'assign' ? 'Assign' : 'Put aside'}
            </Button>
            <Button variant="outline" onClick={() => setAct(null)}>
              Cancel
            </Button>
          </div>
        </form>
      ) : (
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
