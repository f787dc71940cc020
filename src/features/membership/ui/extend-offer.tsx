// The way to another year: plain when the end is near, behind a deliberate act before that, so that nobody pays twice by mistake.
import { ChevronDown } from '#design/icons.tsx'
import { writeDay } from '#shared/plain-writing.ts'
import { isNearEnd } from '../membership.rules.ts'
import { GetMembershipButton } from './get-membership-button.part.tsx'

export function ExtendOffer({ end, now }: { end: Date; now: Date }) {
  if (isNearEnd(end, now)) return <GetMembershipButton block>Extend by a year</GetMembershipButton>
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 text-sm text-muted hover:text-ink">
        Extend now
        <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <p className="mb-3 text-sm text-muted">
        There is no need to yet: we write to you before it ends. If you pay now, another year begins on {writeDay(end)}.
      </p>
      <GetMembershipButton variant="outline" block>
        Extend by a year
      </GetMembershipButton>
    </details>
  )
}
