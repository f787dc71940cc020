// The three parts of the second factor, each with what can be done about it.

import { type ReactNode, useState } from 'react'
import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { type Icon, KeyRound, LifeBuoy, Smartphone } from '#design/icons.tsx'
import type { SecondFactor, TotpSetup } from '../second-factor.schema.ts'
import { onDay, PasskeyList } from './passkey-list.tsx'
import { usePasskeySupport } from './passkey-prompt.ts'
import { useNewRecoveryCodes, useTotpRemoval, useTotpSetup } from './second-factor.api.ts'

/** What a part leads to, in a dialog. */
export type FactorStep =
  | { kind: 'app'; setup: TotpSetup }
  | { kind: 'passkey' }
  | { kind: 'codes'; codes: readonly string[] }

type Props = { factors: SecondFactor; onStep: (step: FactorStep) => void; onRemoved: () => void }

export function SecondFactorParts({ factors, onStep, onRemoved }: Props) {
  const isSupported = usePasskeySupport()
  return (
    <div className="grid gap-5">
      <AppPart factors={factors} onStep={onStep} onRemoved={onRemoved} />
      <Part
        Icon={KeyRound}
        title="Passkeys"
        text="Sign in with your fingerprint, face or PIN; no password needed."
        action={
          isSupported && (
            <Button variant="outline" size="sm" onClick={() => onStep({ kind: 'passkey' })}>
              Add a passkey
            </Button>
          )
        }
      >
        <PasskeyList
          passkeys={factors.passkeys}
          isLastFactor={!factors.totp && factors.passkeys.length === 1}
          onRemoved={onRemoved}
        />
        {!isSupported && <p className="text-sm text-muted">This browser can not make passkeys.</p>}
      </Part>
      {factors.secondFactor.length > 0 && <CodesPart left={factors.recoveryCodesLeft} onStep={onStep} />}
    </div>
  )
}

function AppPart({ factors: { totp, passkeys }, onStep, onRemoved }: Props) {
  const [isAsking, setAsking] = useState(false)
  const begin = useTotpSetup({ onDone: (setup) => onStep({ kind: 'app', setup }) })
  const remove = useTotpRemoval({ onDone: onRemoved })
  return (
    <Part
      Icon={Smartphone}
      title="Authenticator app"
      text={totp ? `Set up on ${onDay(totp.createdAt)}` : 'An app on your phone shows a new code every 30 seconds.'}
      action={
        <Button
          variant="outline"
          size="sm"
          pending={begin.isPending || remove.isPending}
          pendingText={totp ? 'Removing' : 'Preparing'}
          onClick={() => (totp ? setAsking(true) : begin.mutate())}
        >
          {totp ? 'Remove the app' : 'Set up an app'}
        </Button>
      }
    >
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Remove the authenticator app?"
        description={
          passkeys.length === 0
            ? 'Your password alone will sign you in again, and the recovery codes end.'
            : 'Its codes will not be asked for any more. Your passkeys stay.'
        }
        confirmText="Remove"
        onConfirm={() => {
          setAsking(false)
          remove.mutate()
        }}
      />
    </Part>
  )
}

/** From here on people are told to make new ones. */
const few = 3

function CodesPart({ left, onStep }: { left: number; onStep: (step: FactorStep) => void }) {
  const [isAsking, setAsking] = useState(false)
  const renew = useNewRecoveryCodes({ onDone: ({ recoveryCodes }) => onStep({ kind: 'codes', codes: recoveryCodes }) })
  return (
    <Part
      Icon={LifeBuoy}
      title="Recovery codes"
      text={`${left} left. For when your phone or device is lost.`}
      action={
        <Button
          variant="outline"
          size="sm"
          pending={renew.isPending}
          pendingText="Making new ones"
          onClick={() => setAsking(true)}
        >
          Make new codes
        </Button>
      }
    >
      {left <= few && (
        <Alert kind="warning" title={left === 0 ? 'No recovery code is left' : `Only ${left} left`}>
          Make new ones before you need them.
        </Alert>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Make new recovery codes?"
        description="The ones you have now will not work any more."
        confirmText="Make new codes"
        danger={false}
        onConfirm={() => {
          setAsking(false)
          renew.mutate()
        }}
      />
    </Part>
  )
}

type PartProps = { Icon: Icon; title: string; text: string; action: ReactNode; children?: ReactNode }

function Part({ Icon, title, text, action, children }: PartProps) {
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="flex min-w-48 flex-1 gap-3">
          <Icon className="mt-0.5 size-5 flex-none text-link" aria-hidden="true" />
          <div className="min-w-0">
            <h3 className="text-base">{title}</h3>
            <p className="text-sm text-muted">{text}</p>
          </div>
        </div>
        {action}
      </div>
      {children}
    </div>
  )
}
