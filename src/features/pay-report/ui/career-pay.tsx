// Beside a career: what our own listings of that kind pay. Where too few name an amount, nothing is said.
import { Card } from '#design/card.tsx'
import { SiteLink } from '#design/site-link.tsx'
import { payClassLabels, payPeriodLabels } from '#features/jobs/pay/pay.rules.ts'
import { writeDay, writeNumber } from '#shared/plain-writing.ts'
import type { CareerPay as Pay, PayNumbers } from '../pay-report.schema.ts'

export function CareerPay({ pay: { from, listings, groups } }: { pay: Pay }) {
  if (groups.length === 0) return null
  return (
    <Card as="section" padding="lg" aria-labelledby="career-pay-heading">
      <h2 id="career-pay-heading" className="text-xl">
        What our listings pay
      </h2>
      <dl className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {groups.map((group) => (
          <div key={keyOf(group)}>
            <dt className="text-sm text-muted">
              {payClassLabels[group.payClass]}, {group.currency} {payPeriodLabels[group.period]}
            </dt>
            <dd>
              <strong className="text-lg tabular-nums">{writeNumber(group.median)}</strong> in the middle, half of them
              between {writeNumber(group.low)} and {writeNumber(group.high)}
              <span className="block text-sm text-muted">From {group.listings} listings</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-read text-sm text-muted">
        Our search found {writeNumber(listings)} listings of this kind since {writeDay(new Date(from))}, closed ones
        too; only those that name an amount are counted, and nothing is converted.{' '}
        <SiteLink to="/pay" className="link">
          What ocean work pays
        </SiteLink>
      </p>
    </Card>
  )
}

const keyOf = ({ payClass, currency, period }: PayNumbers) => `${payClass} ${currency} ${period}`
