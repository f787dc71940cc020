// The passkeys of a person: their names, since when, when last used, and a way to remove each.
import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import type { Passkey } from '../second-factor.schema.ts'
import { usePasskeyRemoval } from './second-factor.api.ts'

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })
export const onDay = (time: string) => day.format(new Date(time))

type Props = { passkeys: readonly Passkey[]; isLastFactor: boolean; onRemoved: () => void }

export function PasskeyList({ passkeys, isLastFactor, onRemoved }: Props) {
  const [leaving, setLeaving] = useState<Passkey | null>(null)
  const remove = usePasskeyRemoval({ onDone: onRemoved })
  if (passkeys.length === 0) return null
  return (
    <ul className="divide-y divide-line">
      {passkeys.map((passkey) => (
        <li key={passkey.id} className="flex items-center justify-between gap-3 py-3">
          <div className="min-w-0">
            <p className="font-medium break-words">{passkey.name}</p>
            <p className="text-sm text-muted">
              Added {onDay(passkey.createdAt)},{' '}
              {passkey.lastUsedAt ? `last used ${onDay(passkey.lastUsedAt)}` : 'not used yet'}
            </p>
          </div>
          <Button
            variant="ghost"
            size="sm"
            pending={remove.isPending && remove.variables === passkey.id}
            pendingText="Removing"
            onClick={() => setLeaving(passkey)}
            aria-label={`Remove the passkey ${passkey.name}`}
          >
            Remove
          </Button>
        </li>
      ))}
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        title="Remove this passkey?"
        description={
          isLastFactor
            ? `${leaving?.name} will not sign you in any more. It is the last second factor: the recovery codes end too.`
            : `${leaving?.name} will not sign you in any more.`
        }
        confirmText="Remove"
        onConfirm={() => {
          if (leaving) remove.mutate(leaving.id)
          setLeaving(null)
        }}
      />
    </ul>
  )
}
