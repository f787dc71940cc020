// Silencing or suspending a person: what holds now, and the form for a decision.
import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import { TextAreaField } from '#design/field.tsx'
import { focusRefused } from '#design/focus-refused.ts'
import { SelectField } from '#design/select.tsx'
import { whyNotSuspend } from '#features/accounts/suspension.rules.ts'
import {
  type Suspension,
  SuspensionDraft,
  type SuspensionKind,
  suspensionKinds,
} from '#features/accounts/suspension.schema.ts'
import { untilText } from '#features/accounts/suspension-end.rules.ts'
import type { Role } from '#shared/actor.ts'
import { useLift, useSuspend } from './conduct.api.ts'

type Person = { id: string; role: Role }
type Props = { person: Person & { username: string }; suspension: Suspension | null; me: Person }

const names: Record<SuspensionKind, string> = { silenced: 'Silenced', suspended: 'Suspended' }
const choices: Record<SuspensionKind, string> = {
  silenced: 'Silence: reads, but cannot write in the forum',
  suspended: 'Suspend: cannot sign in',
}

export function SuspensionPart({ person, suspension, me }: Props) {
  const lift = useLift(person.id)
  const kinds = suspensionKinds.filter((kind) => !whyNotSuspend(me, person, kind))
  const mayLift = suspension !== null && kinds.includes(suspension.kind)
  if (kinds.length === 0 && !suspension) return null
  return (
    <section className="grid gap-3 border-t border-line pt-6">
      <h3 className="text-lg">Silence and suspension</h3>
      {suspension ? (
        <Alert
          kind="warning"
          title={`${names[suspension.kind]} ${untilText(suspension.until)}`}
          action={
            mayLift && (
              <Button
                variant="outline"
                size="sm"
                pending={lift.isPending}
                pendingText="Lifting"
                onClick={() => lift.mutate()}
              >
                Lift now
              </Button>
            )
          }
        >
          <p className="[overflow-wrap:anywhere]">{suspension.reason}</p>
        </Alert>
      ) : (
        <DecisionForm id={person.id} kinds={kinds} />
      )}
    </section>
  )
}

const spans = [
  { value: '1', label: 'One day' },
  { value: '7', label: 'One week' },
  { value: '30', label: '30 days' },
  { value: '', label: 'Until it is lifted' },
]

function DecisionForm({ id, kinds }: { id: string; kinds: SuspensionKind[] }) {
  const [kind, setKind] = useState<SuspensionKind>('silenced')
  const [days, setDays] = useState('7')
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const suspend = useSuspend(id, { onDone: () => setReason('') })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const parsed = SuspensionDraft.shape.reason.safeParse(reason)
    flushSync(() => setError(parsed.error?.issues[0]?.message))
    focusRefused(event.currentTarget)
    if (!parsed.success || suspend.isPending) return
    suspend.mutate({ kind, days: days ? Number(days) : null, reason: parsed.data })
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4 rounded-lg bg-sunken p-4">
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <SelectField
          label="Decision"
          options={kinds.map((value) => ({ value, label: choices[value] }))}
          value={kind}
          onChange={({ target }) => setKind(kinds.find((each) => each === target.value) ?? 'silenced')}
        />
        <SelectField label="For" options={spans} value={days} onChange={({ target }) => setDays(target.value)} />
      </div>
      <TextAreaField
        label="Why, as the person will read it"
        name="suspension-reason"
        rows={3}
        maxLength={500}
        value={reason}
        error={error}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button
        type="submit"
        variant="danger"
        className="justify-self-start"
        pending={suspend.isPending}
        pendingText="Saving"
      >
        {kind === 'silenced' ? 'Silence' : 'Suspend'} and tell by letter
      </Button>
    </form>
  )
}
