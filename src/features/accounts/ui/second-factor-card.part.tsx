// What is set up besides the password: the app, passkeys and recovery codes. In the profile, and in the back-office.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge } from '#design/badge.tsx'
import { Card } from '#design/card.tsx'
import { Dialog } from '#design/dialog.tsx'
import { ErrorState } from '#design/error-state.tsx'
import { useFocusKeeper } from '#design/focus-keeper.ts'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import { PasskeyForm } from './passkey-form.tsx'
import { RecoveryCodesView } from './recovery-codes-view.tsx'
import { secondFactorQuery } from './second-factor.api.ts'
import { type FactorStep, SecondFactorParts } from './second-factor-parts.tsx'
import { TotpSetupForm } from './totp-setup-form.tsx'

const words = {
  app: ['Set up your app', 'Scan the code with your authenticator app, then enter the digits it shows.'],
  passkey: ['Add a passkey', 'Your device keeps it. Your fingerprint, face or PIN then signs you in.'],
  codes: [
    'Your recovery codes',
    'Your second factor is set up. If you lose your phone or device, each of these signs you in once.',
  ],
} as const satisfies Record<FactorStep['kind'], readonly [string, string]>

/** Told once it is set up and nothing is left to be read. */
type Props = { email: string; onSetUp?: () => void }

export function SecondFactorCard({ email, onSetUp }: Props) {
  const factors = useQuery(secondFactorQuery)
  const keeper = useFocusKeeper<HTMLDivElement>()
  // The last step stays what it is while its dialog fades away.
  const [step, setStep] = useState<FactorStep | null>(null)
  const [isOpen, setOpen] = useState(false)
  const show = (next: FactorStep) => {
    setStep(next)
    setOpen(true)
  }
  const finish = () => {
    setOpen(false)
    onSetUp?.()
  }
  const isOn = factors.data && factors.data.secondFactor.length > 0
  return (
    <Card {...keeper} as="section" aria-labelledby="second-factor-heading">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 id="second-factor-heading" className="text-xl">
          Second factor
        </h2>
        {factors.data && <Badge tone={isOn ? 'green' : 'amber'}>{isOn ? 'On' : 'Not set up'}</Badge>}
      </div>
      <p className="mb-4 text-muted">Asked for besides your password, so that a stolen password is not enough.</p>
      {factors.isPending && (
        <Loading className="grid gap-4">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </Loading>
      )}
      {factors.isError && (
        <ErrorState className="py-4" onRetry={() => factors.refetch()} retrying={factors.isFetching} />
      )}
      {factors.data && <SecondFactorParts factors={factors.data} onStep={show} onRemoved={() => onSetUp?.()} />}
      {step && <FactorDialog step={step} isOpen={isOpen} email={email} onStep={show} onDone={finish} />}
    </Card>
  )
}

type DialogProps = {
  step: FactorStep
  isOpen: boolean
  email: string
  onStep: (step: FactorStep) => void
  onDone: () => void
}

function FactorDialog({ step, isOpen, email, onStep, onDone }: DialogProps) {
  const [title, description] = words[step.kind]
  const showCodes = (codes: readonly string[]) => onStep({ kind: 'codes', codes })
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(next) => !next && onDone()}
      title={title}
      description={description}
      staysOpen={step.kind === 'codes'}
      staysOnEscape={step.kind === 'codes'}
      className="print-alone"
    >
      {step.kind === 'app' && <TotpSetupForm setup={step.setup} onConfirmed={showCodes} />}
      {step.kind === 'passkey' && (
        <PasskeyForm onAdded={({ recoveryCodes }) => (recoveryCodes ? showCodes(recoveryCodes) : onDone())} />
      )}
      {step.kind === 'codes' && <RecoveryCodesView codes={step.codes} email={email} onDone={onDone} />}
    </Dialog>
  )
}
