// /verify-email: confirms the address when the button is pressed; opening the link alone changes nothing.
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { useTakeFocus } from '#design/take-focus.ts'
import { errorText } from '#http/client/call-api.ts'
import { verifyEmail } from './links.api.ts'

type Props = { token: string | undefined; onVerified: () => void; nextLink: ReactNode }

export function VerifyEmailPage({ token, onVerified, nextLink }: Props) {
  const verify = useMutation({ mutationFn: () => verifyEmail(token ?? ''), onSuccess: onVerified })
  const { place, expectIt } = useTakeFocus<HTMLHeadingElement>(verify.isSuccess)
  const start = () => {
    expectIt()
    verify.mutate()
  }
  return (
    <div className="page-width grid place-items-center py-16">
      <Card padding="lg" className="grid w-full max-w-md gap-5">
        <h1 ref={place} tabIndex={-1} className="text-2xl">
          {verify.isSuccess ? (
            'Your address is confirmed'
          ) : (
            <>
              Confirm your <span className="whitespace-nowrap">e-mail</span> address
            </>
          )}
        </h1>
        {verify.isSuccess ? (
          <p role="status">Thank you. A membership payment from this address will find your account.</p>
        ) : (
          <>
            <p>One click, and we know that this address is yours.</p>
            {verify.isError && (
              <p role="alert" className="font-medium text-red-ink">
                {errorText(verify.error, 'The address could not be confirmed. Please try again.')}
              </p>
            )}
            <Button variant="primary" block pending={verify.isPending} pendingText="Confirming" onClick={start}>
              Confirm my address
            </Button>
          </>
        )}
        {(verify.isSuccess || verify.isError) && nextLink}
      </Card>
    </div>
  )
}
