// A listing's pay on its page, before everything else: what kind, how much, what comes with it, and what may be asked.
import { SiteLink } from '#design/site-link.tsx'
import type { Job } from '../job.schema.ts'
import { inKindLabels } from '../pay/pay.rules.ts'
import { amountLabel, leavesPayOpen, payLabel } from '../pay/pay-label.ts'
import { payRightIn } from '../pay/pay-rights.ts'
import { yearLabel } from '../pay/pay-year.ts'

export function PayFact({ job }: { job: Job }) {
  const { pay } = job
  const year = pay && yearLabel(pay)
  return (
    <div className="sm:col-span-3">
      <dt className="text-sm text-muted">Pay</dt>
      <dd>
        <p className="text-xl font-semibold">
          <bdi>{headline(job)}</bdi>
        </p>
        {pay && pay.inKind.length > 0 && (
          <p className="font-medium">With {pay.inKind.map((kind) => inKindLabels[kind].toLowerCase()).join(', ')}</p>
        )}
        {job.salary && job.salary !== headline(job) && (
          <p className="text-muted">
            In their words: <bdi>{job.salary}</bdi>
          </p>
        )}
        {pay?.note && pay.note !== job.salary && (
          <p className="text-muted">
            <bdi>{pay.note}</bdi>
          </p>
        )}
        {year && <p className="text-sm text-muted">{year}</p>}
        <PayRightNote job={job} />
        <p className="mt-1 text-sm print:hidden">
          <SiteLink to="/pay" className="link">
            What work in this field pays
          </SiteLink>
        </p>
      </dd>
    </div>
  )
}

/** The amount for pay in money, the kind for all else; a text that we can't read stands for itself. */
function headline(job: Job): string {
  const { pay, salary, paidPosition } = job
  if (pay && pay.class !== 'not_stated') {
    const amount = pay.class === 'stipend' ? amountLabel(pay) : null
    return amount ? `Stipend, ${amount}` : payLabel({ ...pay, inKind: [] })
  }
  if (leavesPayOpen(job)) return 'Pay not stated'
  return salary || (paidPosition ? 'Paid, amount not stated' : 'Pay not stated')
}

function PayRightNote({ job }: { job: Job }) {
  const isOpen = leavesPayOpen(job) || (job.paidPosition && !job.salary && !job.pay)
  const right = isOpen ? payRightIn(job.place?.country ?? null, job.jobType) : null
  return right ? (
    <p className="mt-1 max-w-read text-sm text-muted">
      {right.sentence} <span className="whitespace-normal">({right.law})</span>
    </p>
  ) : null
}
