// Asks for the password when a call needs a fresh session. Stands on pages where such calls are made.
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Dialog } from '#design/dialog.tsx'
import { DialogButtons } from '#design/dialog-buttons.tsx'
import { PasswordField } from '#design/password-input.tsx'
import { showFieldErrors } from '#http/client/form-errors.ts'
import { rulesOf } from '#http/client/form-rules.ts'
import { answerPasswordQuestions } from '#http/client/password-question.ts'
import { PasswordConfirmation } from '../account.schema.ts'
import { usePasswordConfirmation } from './account.api.ts'

export function PasswordQuestion({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false)
  const answer = useRef<(isGiven: boolean) => void>(undefined)

  useEffect(() => {
    const stopAnswering = answerPasswordQuestions(() => {
      setOpen(true)
      return new Promise((resolve) => {
        answer.current = resolve
      })
    })
    return () => {
      stopAnswering()
      // Whoever leaves the page while it asks has not given it; nobody waits for ever.
      answer.current?.(false)
    }
  }, [])

  const close = (isGiven: boolean) => {
    setOpen(false)
    answer.current?.(isGiven)
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && close(false)}
      title="Please confirm your password"
      description="It has been a while since you signed in. Then we go on with what you began."
    >
      <ConfirmationForm email={email} onConfirmed={() => close(true)} onCancelled={() => close(false)} />
    </Dialog>
  )
}

type FormProps = { email: string; onConfirmed: () => void; onCancelled: () => void }

function ConfirmationForm({ email, onConfirmed, onCancelled }: FormProps) {
  const form = useForm({ resolver: rulesOf(PasswordConfirmation), defaultValues: { password: '' } })
  const confirm = usePasswordConfirmation({ onDone: onConfirmed })
  const submit = form.handleSubmit((values) =>
    confirm.mutate(values, { onError: (error) => showFieldErrors(error, form.setError) }),
  )
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {/* For password managers, which want to know whose password this is. Without a name: it is no field of the form. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        {...form.register('password')}
        error={form.formState.errors.password?.message}
      />
      <DialogButtons onCancel={onCancelled} variant="primary" pending={confirm.isPending} pendingText="Confirming">
        Confirm
      </DialogButtons>
    </form>
  )
}
