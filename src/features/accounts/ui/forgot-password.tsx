// Forgot Password: write to support; where mail leaves the house, a link can also be mailed.
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import { TextField } from '#design/field.tsx'
import { showFieldErrors } from '#http/client/form-errors.ts'
import { rulesLater } from '#http/client/rules-later.ts'
import { useMailedLink } from './links.api.ts'

const rules = rulesLater(async () => (await import('../account.schema.ts')).EmailForm)

type Props = { email: string | undefined; supportEmail: string; mailsLinks: boolean; onBack: () => void }

export function ForgotPassword({ email, supportEmail, mailsLinks, onBack }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that led here is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid gap-5">
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        Forgot Password
      </h2>
      <p>
        Please send an e-mail to{' '}
        <a className="link" href={`mailto:${supportEmail}?subject=Password%20forgotten`}>
          {supportEmail}
        </a>{' '}
        with your username. We will send you a link to choose a new password.
      </p>
      {mailsLinks && <MailLinkForm email={email} />}
      <Button variant="outline" onClick={onBack}>
        Back to Sign In
      </Button>
    </div>
  )
}

function MailLinkForm({ email }: Pick<Props, 'email'>) {
  const form = useForm({ resolver: rules.resolver, defaultValues: { email: email ?? '' } })
  const request = useMailedLink({ onFailed: (error) => showFieldErrors(error, form.setError) })
  const { errors, isSubmitting } = form.formState
  if (request.data)
    return (
      <Alert kind="success" live title="Please look into your mailbox">
        {request.data.message}
      </Alert>
    )
  return (
    <form
      noValidate
      onFocus={rules.prepare}
      onSubmit={form.handleSubmit((values) => request.mutate(values))}
      className="grid gap-4 rounded-md bg-sunken p-4"
    >
      <p className="text-sm">Or have a link sent to the address of your account:</p>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        {...form.register('email')}
        error={errors.email?.message}
      />
      <Button type="submit" variant="solid" pending={request.isPending || isSubmitting} pendingText="Sending">
        Send me a link
      </Button>
    </form>
  )
}
