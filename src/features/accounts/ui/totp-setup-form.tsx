// Setting up the app: the QR code, its secret as text, and a first code to show that it works.
import { Suspense } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '#design/button.tsx'
import { CopyButton } from '#design/copy-button.tsx'
import { TextField } from '#design/field.tsx'
import { latePart } from '#design/late-part.ts'
import { Skeleton } from '#design/skeleton.tsx'
import { showFieldErrors } from '#http/client/form-errors.ts'
import { rulesOf } from '#http/client/form-rules.ts'
import { CodeForm, type TotpSetup } from '../second-factor.schema.ts'
import { useTotpConfirmation } from './second-factor.api.ts'

const QrCode = latePart(async () => (await import('#design/qr-code.tsx')).QrCode)

type Props = { setup: TotpSetup; onConfirmed: (recoveryCodes: string[]) => void }

export function TotpSetupForm({ setup, onConfirmed }: Props) {
  const form = useForm({ resolver: rulesOf(CodeForm), defaultValues: { code: '' } })
  const confirm = useTotpConfirmation({ onDone: ({ recoveryCodes }) => onConfirmed(recoveryCodes) })
  const submit = form.handleSubmit(({ code }) =>
    confirm.mutate(code, { onError: (error) => showFieldErrors(error, form.setError) }),
  )
  const groups = setup.secret.match(/.{1,4}/g) ?? []
  const qrClasses = 'size-48 rounded-md border border-line'
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid justify-items-center gap-5 sm:grid-cols-[auto_minmax(0,1fr)] sm:justify-items-start">
        <Suspense fallback={<Skeleton className={qrClasses} />}>
          <QrCode text={setup.uri} label="QR code for your authenticator app" className={qrClasses} />
        </Suspense>
        <div className="grid content-center gap-3">
          <p className="text-sm text-muted">Can't scan it? Type this into the app:</p>
          <p className="font-mono leading-relaxed break-words">{groups.join(' ')}</p>
          <CopyButton size="sm" className="justify-self-start" text={setup.secret} of="the secret" />
        </div>
      </div>
      <TextField
        label="Code from the app"
        hint="Six digits, a new code every 30 seconds"
        autoComplete="one-time-code"
        inputMode="numeric"
        {...form.register('code')}
        error={form.formState.errors.code?.message}
      />
      <Button type="submit" variant="primary" pending={confirm.isPending} pendingText="Checking">
        Confirm
      </Button>
    </form>
  )
}
