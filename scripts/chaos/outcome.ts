// What came of a fault, for the terminal and for docs/RELIABILITY.md.
import { putPart } from '../../bench/document-part.ts'
import type { Check } from './fault.ts'

export type Outcome = { fault: string; checks: Check[]; notTried?: string }

export const isKept = ({ checks }: Outcome) => checks.every(({ holds }) => holds)

const verdict = ({ holds }: Check) => (holds ? 'kept' : 'BROKEN')

export function textOf(outcome: Outcome): string {
  const { fault, checks, notTried } = outcome
  const lines = checks.map((check) => `  ${verdict(check).padEnd(6)}  ${check.promise}: ${check.seen}`)
  return [fault, ...(notTried ? [`  not tried: ${notTried}`] : lines)].join('\n')
}

export function markdownOf(outcomes: Outcome[]): string {
  const rows = outcomes.flatMap(({ fault, checks, notTried }) =>
    notTried
      ? [[fault, '', notTried, 'not tried']]
      : checks.map((check, at) => [at === 0 ? fault : '', check.promise, check.seen, verdict(check)]),
  )
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`
  return [line(['fault', 'promise', 'seen', '']), line(['---', '---', '---', '---']), ...rows.map(line)].join('\n')
}

export const putOutcomes = (text: string, facts: string, outcomes: Outcome[]) =>
  putPart(text, 'chaos', `${facts}\n\n${markdownOf(outcomes)}`)
