// A part for the list of a free member: what a membership would show, beside what is free.
import { Card } from '#design/card.tsx'
import { useSiteFacts } from '#http/client/site-facts-query.ts'
import { freeBenefits, memberBenefits } from './benefits.ts'
import { GetMembershipButton } from './get-membership-button.part.tsx'

export function UpgradeBanner() {
  const { price } = useSiteFacts()
  return (
    <Card as="section" aria-label="Membership" padding="lg" className="border-2 border-coral!">
      <h3 className="text-xl">See every opportunity</h3>
      <p className="mt-1 text-muted">
        {price.text} for one year. {price.monthly}, and it ends by itself.
      </p>
      <div className="mt-5 grid gap-6 sm:grid-cols-2">
        <Benefits title="Free Plan" list={freeBenefits} />
        <Benefits title="One year membership" list={memberBenefits} />
      </div>
      <div className="mt-6">
        <GetMembershipButton>Get Membership</GetMembershipButton>
      </div>
    </Card>
  )
}

function Benefits({ title, list }: { title: string; list: readonly string[] }) {
  return (
    <div>
      <h4 className="text-base">{title}</h4>
      <ul className="mt-2 grid list-disc gap-1 pl-5 text-sm text-muted">
        {list.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
    </div>
  )
}
