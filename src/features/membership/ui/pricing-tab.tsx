// The Membership tab: the two plans, which one is in force, who gets a part, and a gift code.
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Button, buttonClasses } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { TextField } from '#design/field.tsx'
import { IconButton } from '#design/icon-button.tsx'
import { X } from '#design/icons.tsx'
import { SelectField } from '#design/select.tsx'
import { SiteLink } from '#design/site-link.tsx'
import type { User } from '#features/accounts/account.schema.ts'
import { hasMembership } from '#shared/actor.ts'
import { membership, ngos } from '#shared/brand.ts'
import { writeDay } from '#shared/plain-writing.ts'
import { freeBenefits, memberBenefits } from './benefits.ts'
import { GetMembershipButton } from './get-membership-button.part.tsx'
import { membershipQuery, useGiftCode, useNgoChoice } from './membership.api.ts'
import { PlanCard } from './plan-card.tsx'

export function PricingTab({ user, now }: { user: User; now: Date }) {
  const isMember = hasMembership(user, now)
  const end = user.subscriptionEndDate ? writeDay(new Date(user.subscriptionEndDate)) : null
  return (
    <div className="grid gap-6">
      <div className="grid max-w-4xl gap-6 md:grid-cols-2">
        <PlanCard
          title="Free Plan"
          price="0 USD"
          note="For as long as you like"
          benefits={freeBenefits}
          isCurrent={!isMember}
        />
        <PlanCard
          title="One year membership"
          price={membership.priceText}
          note={`${membership.monthlyText}, paid once, no automatic renewal`}
          benefits={memberBenefits}
          isCurrent={isMember}
          isStrong
        >
          {isMember && <p className="mb-3 font-semibold">Active until {end}</p>}
          {!isMember && end && <p className="mb-3 font-semibold">Expired on {end}</p>}
          <GetMembershipButton block>{isMember ? 'Extend by a year' : 'Get membership'}</GetMembershipButton>
        </PlanCard>
      </div>
      <div className="grid max-w-4xl gap-6 md:grid-cols-2">
        {isMember && <NgoCard />}
        <GiftCard />
      </div>
      <GuideBox isMember={isMember} />
    </div>
  )
}

function NgoCard() {
  const { data } = useQuery(membershipQuery)
  const choice = useNgoChoice()
  return (
    <Card as="section">
      <h2 className="mb-2 text-xl">Your part for the sea</h2>
      <p className="mb-4 text-muted">A tenth of your fee goes to one of these. You choose.</p>
      <SelectField
        label="Organisation"
        name="ngo"
        placeholder="Please choose"
        value={data?.ngo ?? ''}
        disabled={choice.isPending}
        options={ngos.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) => choice.mutate(event.target.value)}
      />
    </Card>
  )
}

function GiftCard() {
  const [code, setCode] = useState('')
  const redeem = useGiftCode({ onDone: () => setCode('') })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim()) redeem.mutate(code.trim())
  }
  return (
    <Card as="section">
      <h2 className="mb-4 text-xl">Gift code</h2>
      <form onSubmit={submit} className="grid gap-3">
        <TextField
          label="Code"
          name="code"
          autoComplete="off"
          value={code}
          onChange={(event) => setCode(event.target.value)}
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

/** On large screens only, and only until it is sent away. */
function GuideBox({ isMember }: { isMember: boolean }) {
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return null
  return (
    <Card
      as="aside"
      aria-label="Guide included"
      className="fixed right-6 bottom-6 z-20 hidden w-80 shadow-floating xl:block"
    >
      <IconButton label="Dismiss" size="sm" className="absolute top-2 right-2" onClick={() => setOpen(false)}>
        <X aria-hidden="true" />
      </IconButton>
      <h2 className="text-lg">Guide included</h2>
      <p className="mt-1 text-sm text-muted">
        A step-by-step guide to applications and interviews in the ocean field comes with the membership.
      </p>
      <SiteLink to="/guide" className={buttonClasses({ variant: 'outline', size: 'sm', className: 'mt-3' })}>
        {isMember ? 'Open the guide' : 'Have a look'}
      </SiteLink>
    </Card>
  )
}
