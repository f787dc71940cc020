// How a person's plan reads: in force until, ended on, or none.
import { hasMembership, type Plan } from '#shared/actor.ts'

type Person = { subscriptionType: Plan; subscriptionEndDate: string | null }

export type PlanText = { plan: Plan; note: string | null; state: 'member' | 'lapsed' | 'free' }

/** A plan whose end has passed is Free, as it is everywhere else; what it was stands beside it. */
export function describePlan({ subscriptionType, subscriptionEndDate }: Person, now: Date): PlanText {
  const day = subscriptionEndDate?.slice(0, 10)
  if (hasMembership({ subscriptionType, subscriptionEndDate }, now))
    return { plan: subscriptionType, note: `until ${day}`, state: 'member' }
  const hadPlan = subscriptionType !== 'Free' && day
  return {
    plan: 'Free',
    note: hadPlan ? `${subscriptionType} ended on ${day}` : null,
    state: hadPlan ? 'lapsed' : 'free',
  }
}
