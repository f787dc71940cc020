// The Membership tab: the two plans, which one is in force, who gets a part, and a gift code.
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { ErrorState } from '#design/error-state.tsx'
import { TextField } from '#design/field.tsx'
import { SelectField } from '#design/select.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import type { User } from '#features/accounts/account.schema.ts'
import { useSiteFacts } from '#http/client/site-facts-query.ts'
import { hasMembership } from '#shared/actor.ts'
import { writeDay } from '#shared/plain-writing.ts'
import { freeBenefits, memberBenefits } from './benefits.ts'
import { ExtendOffer } from './extend-offer.tsx'
import { GetMembershipButton } from './get-membership-button.part.tsx'
import { GuideBox } from './guide-box.tsx'
import { membershipQuery, useGiftCode, useNgoChoice } from './membership.api.ts'
import { PlanCard } from './plan-card.tsx'

export function PricingTab({ user, now }: { user: User; now: Date }) {
  const { price } = useSiteFacts()
  const isMember = hasMembership(user, now)
  const endsAt = user.subscriptionEndDate ? new Date(user.subscriptionEndDate) : null
  const end = endsAt && writeDay(endsAt)
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid max-w-4xl gap-6">
        <div className="grid gap-6 md:grid-cols-2">
          <PlanCard
            title="Free Plan"
            price={price.free}
            note="For as long as you like"
            benefits={freeBenefits}
            isCurrent={!isMember}
          />
          <PlanCard
            title="One year membership"
            price={price.text}
            note={`${price.monthly}, paid once, no automatic renewal`}
            benefits={memberBenefits}
            isCurrent={isMember}
            isStrong
          >
            {isMember && <p className="mb-3 font-semibold">Active until {end}</p>}
            {!isMember && end && <p className="mb-3 font-semibold">Expired on {end}</p>}
            {isMember && endsAt ? (
              <ExtendOffer end={endsAt} now={now} />
            ) : (
              <GetMembershipButton block>Get membership</GetMembershipButton>
            )}
          </PlanCard>
        </div>
        <div className="grid gap-6 md:grid-cols-2">
          {isMember && <NgoCard />}
          <GiftCard />
        </div>
      </div>
      <GuideBox isMember={isMember} />
    </div>
  )
}

const hasLeft = 'The one you chose has left our list. It gets your part until you choose another.'

function NgoCard() {
  const { data, isError, isFetching, refetch } = useQuery(membershipQuery)
  return (
    <Card as="section" id="your-part" data-print="hide">
      <h2 className="mb-2 text-xl">Your part for the sea</h2>
      <p className="mb-4 text-muted">A tenth of your fee goes to one of these. You choose.</p>
      {data && <NgoSelect ngo={data.ngo} />}
      {!data && !isError && <Skeleton className="h-19" />}
      {!data && isError && <ErrorState className="py-4" onRetry={() => void refetch()} retrying={isFetching} />}
    </Card>
  )
}

function NgoSelect({ ngo }: { ngo: string | null }) {
  const { ngos } = useSiteFacts()
  const choice = useNgoChoice()
  // While the answer is on its way it shows what was chosen; disabled, it would lose the focus of who chooses by keys.
  const chosen = choice.isPending ? choice.variables : (ngo ?? '')
  const isListed = ngos.some(({ id }) => id === chosen)
  return (
    <SelectField
      label="Organisation"
      name="ngo"
      placeholder="Please choose"
      // Given a value that is none of its options, a select shows the first of them.
      value={isListed ? chosen : ''}
      hint={chosen && !isListed && hasLeft}
      options={ngos.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(event) => choice.mutate(event.target.value)}
    />
  )
}

function GiftCard() {
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  const redeem = useGiftCode({ onDone: () => setCode('') })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(!code.trim())
    if (code.trim()) redeem.mutate(code.trim())
  }
  return (
    <Card as="section" data-print="hide">
      <h2 className="mb-4 text-xl">Gift code</h2>
      <form onSubmit={submit} className="grid gap-3">
        <TextField
          label="Code"
          name="code"
          autoComplete="off"
          value={code}
          error={isMissing ? 'Code required' : undefined}
          onChange={(event) => {
            setCode(event.target.value)
            setMissing(false)
          }}
        />
        <Button
          type="submit"
          variant="outline"
          className="justify-self-start"
          pending={redeem.isPending}
          pendingText="Checking"
        >
          Redeem
        </Button>
      </form>
    </Card>
  )
}
