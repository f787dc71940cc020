// A person's membership in the operator's hands: grant or extend, end, and the ledger of it all.

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { Button } from '#design/button.tsx'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { TextField } from '#design/field.tsx'
import { Panel } from '#design/panel.tsx'
import type { User } from '#features/accounts/account.schema.ts'
import { MembershipChange } from '#features/membership/membership.schema.ts'
import { emptyLater } from '#http/client/empty-form.ts'
import { rulesOf } from '#http/client/form-rules.ts'
import { useClock } from '#http/client/use-clock.ts'
import { hasMembership } from '#shared/actor.ts'
import { LedgerTable } from './ledger-table.tsx'
import { ledgerQuery, useMembershipChange } from './membership.api.ts'
import { PlanBadge } from './plan-badge.tsx'

const [grant] = MembershipChange.options
const GrantForm = z.strictObject({
  days: z.number('Please say how many days').pipe(grant.shape.days),
  reason: grant.shape.reason,
})
const empty = { days: 365, reason: '' }
const spans = [
  [30, '30 days'],
  [90, '90 days'],
  [365, 'One year'],
] as const

export function MembershipPart({ user }: { user: User }) {
  const isMember = hasMembership(user, new Date(useClock()))
  const ledger = useQuery(ledgerQuery(user.id))
  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-lg">Membership</h3>
        <PlanBadge user={user} />
      </div>
      <ChangeForm user={user} isMember={isMember} />
      <div className="grid gap-2">
        <h4 className="text-base">Membership ledger</h4>
        <Panel query={ledger} isEmpty={() => false} empty={{ title: '', text: '' }}>
          {({ entries }) => <LedgerTable username={user.username} entries={entries} />}
        </Panel>
      </div>
    </section>
  )
}

function ChangeForm({ user, isMember }: { user: User; isMember: boolean }) {
  const [endReason, setEndReason] = useState<string | null>(null)
  const form = useForm({ resolver: rulesOf(GrantForm), defaultValues: empty })
  const change = useMembershipChange(user.id, { onDone: () => setEndReason(null) })
  const send = (input: MembershipChange) => change.mutate(input, { onSuccess: emptyLater(form, empty) })
  const { errors } = form.formState
  const days = form.watch('days')
  async function askToEnd() {
    if (await form.trigger('reason', { shouldFocus: true })) setEndReason(form.getValues('reason').trim())
  }
  return (
    <form
      noValidate
      className="grid gap-4 rounded-lg bg-sunken p-4"
      onSubmit={form.handleSubmit((values) => send({ action: 'grant', ...values }))}
    >
      <div className="grid gap-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
        <TextField
          label="Days"
          type="number"
          min={1}
          max={3660}
          {...form.register('days', { valueAsNumber: true })}
          error={errors.days?.message}
        />
        <TextField
          label="Reason"
          maxLength={500}
          placeholder="Kept in the ledger"
          {...form.register('reason')}
          error={errors.reason?.message}
        />
      </div>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Usual spans</legend>
        {spans.map(([span, label]) => (
          <Button
            key={span}
            size="sm"
            variant={days === span ? 'solid' : 'outline'}
            aria-pressed={days === span}
            onClick={() => form.setValue('days', span, { shouldValidate: true })}
          >
            {label}
          </Button>
        ))}
      </fieldset>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={change.isPending && endReason === null} pendingText="Saving">
          {isMember ? 'Extend membership' : 'Grant membership'}
        </Button>
        {isMember && (
          <Button variant="outline" onClick={() => void askToEnd()}>
            End now
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={endReason !== null}
        onOpenChange={(open) => !open && setEndReason(null)}
        title="End this membership?"
        description={`${user.username} loses access at once. What was paid for is not given back by this.`}
        confirmText="End membership"
        pending={change.isPending}
        pendingText="Ending"
        onConfirm={() => endReason !== null && send({ action: 'end', reason: endReason })}
      />
    </form>
  )
}
