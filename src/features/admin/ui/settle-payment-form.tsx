// The two ways a waiting payment is settled: it is somebody's, or it is put aside with a reason.
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '#design/button.tsx'
import { TextField } from '#design/field.tsx'
import type { User } from '#features/accounts/account.schema.ts'
import type { Payment } from '#features/membership/membership.schema.ts'
import { useAssignPayment, useDismissPayment } from './admin.api.ts'
import { PersonPicker } from './person-picker.tsx'

type Props = { payment: Payment; onClose: () => void }

export function AssignForm({ payment, onClose }: Props) {
  const [chosen, setChosen] = useState<User | null>(null)
  const assign = useAssignPayment(payment.id, onClose)
  return (
    <SettleForm
      submitText={chosen ? `Assign to ${chosen.username}` : 'Assign'}
      isReady={chosen !== null}
      isPending={assign.isPending}
      onClose={onClose}
      onSubmit={() => chosen && assign.mutate(chosen.id)}
    >
      <PersonPicker label="Member" initial={payment.email ?? ''} chosen={chosen} onChoose={setChosen} />
    </SettleForm>
  )
}

export function DismissForm({ payment, onClose }: Props) {
  const [reason, setReason] = useState('')
  const dismiss = useDismissPayment(payment.id, onClose)
  return (
    <SettleForm
      submitText="Put aside"
      isReady={reason.trim().length >= 3}
      isPending={dismiss.isPending}
      onClose={onClose}
      onSubmit={() => dismiss.mutate(reason.trim())}
    >
      <TextField
        label="Reason"
        autoFocus
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </SettleForm>
  )
}

type FormProps = {
  submitText: string
  isReady: boolean
  isPending: boolean
  onClose: () => void
  onSubmit: () => void
  children: ReactNode
}

function SettleForm({ submitText, isReady, isPending, onClose, onSubmit, children }: FormProps) {
  function submit(event: FormEvent) {
    event.preventDefault()
    if (isReady && !isPending) onSubmit()
  }
  return (
    <form noValidate className="grid gap-4 rounded-lg bg-sunken p-4" onSubmit={submit}>
      {children}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" className="wrap-anywhere" disabled={!isReady} pending={isPending} pendingText="Saving">
          {submitText}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
