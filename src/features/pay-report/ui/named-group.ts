// A group of listings with the name it has on the page.
import type { PayNumbers } from '../pay-report.schema.ts'

export type NamedGroup = PayNumbers & { name: string }

export function groupKey({ name, payClass, currency, period }: NamedGroup): string {
  return [name, payClass, currency, period].join(' ')
}
