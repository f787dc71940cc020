// Applies an export of the provider's events, one JSON object a line: what was missed is made up for, the rest is known.
import type { Deps } from '#platform/deps.ts'
import { Refusal } from '#shared/refusal.ts'
import { StripeEvent } from '../membership.schema.ts'
import { applyEvent, type EventOutcome } from './payments.service.ts'

export type Reconciliation = Record<EventOutcome, number> & { bad: { line: number; why: string }[] }

/** A bad line is named and passed over. A database that fails ends it: run again, and nothing happens twice. */
export async function reconcilePayments(
  deps: Deps,
  lines: Iterable<string> | AsyncIterable<string>,
): Promise<Reconciliation> {
  const result: Reconciliation = { applied: 0, known: 0, not_ours: 0, bad: [] }
  let number = 0
  for await (const line of lines) {
    number += 1
    const text = line.replace(/^\uFEFF/, '').trim()
    if (!text) continue
    const event = readEvent(text)
    if (typeof event === 'string') {
      result.bad.push({ line: number, why: event })
      continue
    }
    try {
      result[await applyEvent(deps, event)] += 1
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      result.bad.push({ line: number, why: `${event.id}: ${error.message}` })
    }
  }
  return result
}

function readEvent(text: string): StripeEvent | string {
  try {
    const event = StripeEvent.safeParse(JSON.parse(text))
    return event.success ? event.data : 'not an event of the payment provider'
  } catch {
    return 'not JSON'
  }
}

export function describeReconciliation({ applied, known, not_ours, bad }: Reconciliation): string {
  return [
    `${applied} applied, ${known} known already, ${not_ours} of other kinds, ${bad.length} not readable`,
    ...bad.map(({ line, why }) => `  line ${line}: ${why}`),
    '',
  ].join('\n')
}
