// Pure decisions about people's requests on their data: until when they are answered, and what stays of whoever asked.

export const requestKinds = ['export', 'deletion', 'erasure', 'correction', 'removal', 'other'] as const
export type RequestKind = (typeof requestKinds)[number]

export const requestLabels: Record<RequestKind, string> = {
  export: 'Copy of their data',
  deletion: 'Account deleted',
  erasure: 'Address erased',
  correction: 'Data corrected',
  removal: 'Removed from search engines',
  other: 'Something else',
}

/** Who did it: the person in their account, the team, or nobody yet, because it came by letter. */
export const requestWays = ['account', 'team', 'letter'] as const

/** The law gives a month: the same day of the next one, or its last. */
export function dueAfter(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(date, last))).toISOString().slice(0, 10)
}

/** j…@m….example, or J… D…: enough to find the letter in a drawer, too little to know somebody by. */
export function masked(who: string): string {
  const first = (part: string) => ([...part][0] ?? '') + (part ? '…' : '')
  const [, local, host] = /^([^\s@]+)@([^\s@]+)$/.exec(who.trim()) ?? []
  if (local === undefined || host === undefined) return who.trim().split(/\s+/).slice(0, 4).map(first).join(' ')
  const dot = host.lastIndexOf('.')
  return `${first(local)}@${first(dot > 0 ? host.slice(0, dot) : host)}${dot > 0 ? host.slice(dot) : ''}`
}

/** Proof that it was done; then nobody needs it any more. */
export const keptYears = 3
