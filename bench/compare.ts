// What became faster or slower since an earlier run.
import { type CaseResult, labelOf, type Results } from './results.ts'

export type Change = { label: string; verdict: 'faster' | 'slower' | 'same' | 'new' | 'gone'; factor: number | null }

/** Less than this is the weather of the machine. */
export const threshold = 0.1

/** By the ratio to the reference, so that a slower machine or a busy hour does not look like a slower server. */
export function compareResults(before: Results, after: Results): Change[] {
  const old = new Map(before.cases.map((result) => [labelOf(result), result]))
  const changes = after.cases.map((result) => judge(result, old.get(labelOf(result))))
  const kept = new Set(changes.map(({ label }) => label))
  const gone = [...old.keys()].filter((label) => !kept.has(label))
  return [...changes, ...gone.map((label) => ({ label, verdict: 'gone' as const, factor: null }))]
}

function judge(now: CaseResult, then: CaseResult | undefined): Change {
  const label = labelOf(now)
  if (!then) return { label, verdict: 'new', factor: null }
  const factor = now.ratio / then.ratio
  const verdict = factor > 1 + threshold ? 'faster' : factor < 1 / (1 + threshold) ? 'slower' : 'same'
  return { label, verdict, factor }
}

export function describeChange({ label, verdict, factor }: Change): string {
  return `${verdict.padEnd(6)} ${factor === null ? '     ' : `×${factor.toFixed(2)}`}  ${label}`
}
