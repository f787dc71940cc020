// What an admin does about somebody's address and way in: correct it, send the confirmation again, make a reset link.
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '#design/button.tsx'
import { CopyButton } from '#design/copy-button.tsx'
import { TextField } from '#design/field.tsx'
import { Email, type User } from '#features/accounts/account.schema.ts'
import { showFieldErrors } from '#http/client/form-errors.ts'
import { rulesOf } from '#http/client/form-rules.ts'
import { isStaff } from '#shared/staff.ts'
import { useResetLink } from './admin.api.ts'
import { useCorrectEmail, useVerificationAgain } from './person-desk.api.ts'

export function AddressPart({ user }: { user: User }) {
  const [isCorrecting, setCorrecting] = useState(false)
  const again = useVerificationAgain(user.id)
  const link = useResetLink()
  const closeForm = () => {
    setCorrecting(false)
    // Whoever asks for another address makes it void.
    link.reset()
  }
  if (isStaff(user)) return null
  const isWaiting = !user.emailVerified || user.pendingEmail !== null
  return (
    <div className="grid gap-3">
      {user.pendingEmail && (
        <p className="text-sm text-muted [overflow-wrap:anywhere]">Waits for a confirmation of {user.pendingEmail}.</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => setCorrecting(!isCorrecting)} aria-expanded={isCorrecting}>
          Correct the e-mail
        </Button>
        {isWaiting && (
          <Button variant="outline" pending={again.isPending} pendingText="Sending" onClick={() => again.mutate()}>
            Send the confirmation again
          </Button>
        )}
        <Button variant="outline" pending={link.isPending} pendingText="Making" onClick={() => link.mutate(user.email)}>
          Make a reset link
        </Button>
      </div>
      {isCorrecting && <CorrectForm user={user} onDone={closeForm} />}
      {link.data && (
        <div className="flex flex-wrap items-end gap-3">
          <TextField
            label="Reset link, good for 24 hours and once"
            readOnly
            value={link.data.resetLink}
            className="min-w-0 flex-1 basis-60"
            onFocus={({ target }) => target.select()}
          />
          <CopyButton text={link.data.resetLink} copy="Copy link" copied="Copied" className="min-h-12" />
        </div>
      )}
    </div>
  )
}

function CorrectForm({ user, onDone }: { user: User; onDone: () => void }) {
  const form = useForm({ resolver: rulesOf(Email), defaultValues: { email: user.email } })
  const correct = useCorrectEmail(user.id, onDone)
  return (
    <form
      noValidate
      className="grid gap-3 rounded-lg bg-sunken p-4"
      onSubmit={form.handleSubmit(({ email }) => {
        // Nothing would be corrected, and the person would be asked once more all the same.
        if (email === user.email)
          form.setError('email', { message: 'This is the address already' }, { shouldFocus: true })
        else correct.mutate(email, { onError: (error) => showFieldErrors(error, form.setError) })
      })}
    >
      <TextField
        label="Right e-mail"
        type="email"
        autoComplete="off"
        hint={
          user.emailVerified
            ? 'It counts once whoever reads it has confirmed it; the old address is told.'
            : 'It counts at once, and is asked to be confirmed.'
        }
        {...form.register('email')}
        error={form.formState.errors.email?.message}
      />
      <Button type="submit" className="justify-self-start" pending={correct.isPending} pendingText="Saving">
        Save the e-mail
      </Button>
    </form>
  )
}
