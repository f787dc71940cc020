// For who has just signed up: what to do first. What other features offer is handed in.
import { type ReactNode, useState } from 'react'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { useFocusAfter } from '#design/focus-after.ts'
import { IconButton } from '#design/icon-button.tsx'
import { MailCheck, X } from '#design/icons.tsx'
import { isNewHere } from '../account.rules.ts'
import type { User } from '../account.schema.ts'
import { useResendVerification } from './links.api.ts'

type Props = { user: User; now: Date; todaysThree: ReactNode; newsletter: ReactNode }

export function WelcomeStrip({ user, now, todaysThree, newsletter }: Props) {
  const [isOpen, setOpen] = useState(true)
  const isShown = isOpen && isNewHere(user, now)
  useFocusAfter(isShown)
  if (!isShown) return null
  return (
    <Card as="section" aria-labelledby="welcome" className="relative mb-6 max-w-4xl pr-14">
      <IconButton label="Dismiss the welcome" className="absolute top-2 right-2" onClick={() => setOpen(false)}>
        <X aria-hidden="true" />
      </IconButton>
      <h2 id="welcome" className="text-xl">
        Welcome, <bdi>{user.firstName ?? user.username}</bdi>
      </h2>
      <div className="mt-4 grid gap-6 md:grid-cols-3">
        <div>
          <h3 className="mb-1.5 text-base">Confirm your e-mail</h3>
          <ConfirmEmail user={user} />
        </div>
        <div className="min-w-0">
          <h3 className="mb-1.5 text-base">Today's three</h3>
          {todaysThree}
        </div>
        <div>
          <h3 className="mb-1.5 text-base">On Mondays</h3>
          {newsletter}
        </div>
      </div>
    </Card>
  )
}

function ConfirmEmail({ user }: { user: User }) {
  const resend = useResendVerification()
  if (user.emailVerified)
    return (
      <p className="flex items-center gap-2 text-sm text-muted">
        <MailCheck aria-hidden="true" className="size-5 flex-none text-green-ink" /> Done, thank you.
      </p>
    )
  return (
    <>
      <p className="mb-3 text-sm text-muted">
        We sent a link to <strong className="wrap-anywhere text-ink">{user.email}</strong>. Following it makes the
        address yours.
      </p>
      <Button
        variant="outline"
        size="sm"
        pending={resend.isPending}
        pendingText="Sending"
        onClick={() => resend.mutate()}
      >
        Send it again
      </Button>
    </>
  )
}
