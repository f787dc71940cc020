// What an admin without a second factor is told: a warning where it is offered, a closed door where it is required.
import { useQuery } from '@tanstack/react-query'
import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import type { User } from '#features/accounts/account.schema.ts'
import { secondFactorQuery } from '#features/accounts/ui/second-factor.api.ts'
import { SecondFactorCard } from '#features/accounts/ui/second-factor-card.part.tsx'

export function SecondFactorDue({ me, onSetUp }: { me: User; onSetUp: () => void }) {
  return (
    <div className="grid max-w-xl grid-cols-1 gap-5">
      <h1 className="text-3xl">Admin Dashboard</h1>
      <Alert kind="warning" title="Please set up a second factor first">
        It is required of everybody who runs this site. Everything else opens once you have one.
      </Alert>
      <SecondFactorCard email={me.email} onSetUp={onSetUp} />
    </div>
  )
}

export function SecondFactorWarning({ onOpenSettings }: { onOpenSettings: () => void }) {
  const factors = useQuery(secondFactorQuery)
  if (!factors.data || factors.data.secondFactor.length > 0) return null
  return (
    <Alert
      kind="warning"
      className="mb-6"
      title="Your account has no second factor"
      action={
        <Button variant="outline" size="sm" onClick={onOpenSettings}>
          Set one up
        </Button>
      }
    >
      Whoever learns your password could do everything that you can do here.
    </Alert>
  )
}
