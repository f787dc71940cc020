// An address that is a secret: to be copied into another program, and renewed when somebody else has it.
import { useState } from 'react'
import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { CopyButton } from './copy-button.tsx'
import { RotateCw } from './icons.tsx'

type Props = {
  url: string
  /** What it is the address of, such as "the calendar's address". */
  of: string
  /** What to know before the old address ends. */
  warning: string
  renew: { mutate: (input: undefined, then: { onSuccess: () => void }) => void; isPending: boolean }
}

export function SecretAddress({ url, of, warning, renew }: Props) {
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2">
      <code className="min-w-0 flex-1 basis-60 truncate rounded-md bg-hover px-3 py-2.5 text-sm">{url}</code>
      <CopyButton text={url} of={of} size="sm" />
      <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
        <RotateCw aria-hidden="true" />
        Renew<span className="sr-only"> {of}</span>
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Renew the address?"
        description={warning}
        confirmText="Renew it"
        danger={false}
        pending={renew.isPending}
        pendingText="Renewing"
        onConfirm={() => renew.mutate(undefined, { onSuccess: () => setAsking(false) })}
      />
    </div>
  )
}
