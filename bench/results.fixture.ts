// Results for tests of what is done with them.
import type { CaseResult, Results } from './results.ts'

export function aResult(change: Partial<CaseResult> = {}): CaseResult {
  return {
    name: 'GET /',
    size: null,
    perSecond: 9_000,
    p50: 3.4,
    p99: 12,
    cpuMs: 0.11,
    ratio: 0.6,
    referencePerSecond: 15_000,
    referenceBusy: 0.95,
    answers: 45_000,
    wrong: 0,
    ...change,
  }
}

export function someResults(...cases: CaseResult[]): Results {
  return { startedAt: '2026-03-01T10:00:00.000Z', seconds: 5, machine: '2 cores', database: 'embedded', cases }
}
