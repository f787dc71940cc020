// Pure reckoning about months: whose membership began, went on, came back or ended in one.

/** One change of a membership, oldest first for each person: until when it lasted from then on. */
export type LedgerStep = { userId: string; kind: string; at: Date; endBefore: Date | null; endAfter: Date | null }

export type MonthCounts = { new: number; renewed: number; returned: number; lapsed: number; active: number }

const dayMs = 86_400_000
const renewalDays = 60

/** `2026-11` */
export const monthOf = (moment: Date): string => moment.toISOString().slice(0, 7)

/** From one month to another, both included. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = []
  for (let [year = 0, month = 1] = from.split('-').map(Number); ; month += 1) {
    if (month > 12) [year, month] = [year + 1, 1]
    const name = `${year}-${String(month).padStart(2, '0')}`
    if (name > to) return months
    months.push(name)
  }
}

/** So many months earlier. */
export function monthBefore(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return monthOf(new Date(Date.UTC(year, number - 1 - months, 1)))
}

/** The first moment of the month after. */
export function endOfMonth(month: string): Date {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 1))
}

/** Paid before the end or up to sixty days after it is a renewal; later, somebody came back. */
export function kindOfPayment({ at, endBefore }: LedgerStep): 'new' | 'renewed' | 'returned' {
  if (!endBefore) return 'new'
  return endBefore.getTime() + renewalDays * dayMs >= at.getTime() ? 'renewed' : 'returned'
}

type Span = { from: Date; to: Date }

/** When somebody was a member, as far as it is known now. */
function spansOf(steps: readonly LedgerStep[]): Span[] {
  const spans: Span[] = []
  for (const [index, { at, endAfter }] of steps.entries()) {
    const next = steps[index + 1]?.at
    if (!endAfter || endAfter <= at) continue
    const to = next && next < endAfter ? next : endAfter
    const last = spans.at(-1)
    if (last && last.to.getTime() === at.getTime()) last.to = to
    else spans.push({ from: at, to })
  }
  return spans
}

export function countMonths(
  steps: readonly LedgerStep[],
  months: readonly string[],
  now: Date,
): Map<string, MonthCounts> {
  const counts = new Map(months.map((month) => [month, { new: 0, renewed: 0, returned: 0, lapsed: 0, active: 0 }]))
  for (const step of steps) {
    const month = counts.get(monthOf(step.at))
    if (month && step.kind === 'payment') month[kindOfPayment(step)] += 1
  }
  for (const own of Map.groupBy(steps, ({ userId }) => userId).values()) {
    const spans = spansOf(own)
    for (const [month, count] of counts) {
      const end = endOfMonth(month)
      const until = end < now ? end : now
      const isActive = spans.some(({ from, to }) => from < until && to >= until)
      const hasEnded = spans.some(({ to }) => monthOf(to) === month && to <= until)
      if (isActive) count.active += 1
      else if (hasEnded) count.lapsed += 1
    }
  }
  return counts
}
