// The scoring table of MDN's HTTP Observatory (algorithm 4), as far as an answer itself decides it. 100 points are an A+.
export type Seen = {
  headers: Record<string, string | string[] | undefined>
  body?: string
  /** The answer to a foreign site's preflight for the same address. */
  preflight?: Record<string, string | string[] | undefined>
}

const sixMonths = 15_552_000
const broad = ['*', 'http:', 'https:', 'ftp:', 'data:', 'http://*', 'https://*']
const privatePolicies = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']

const one = (seen: Seen, name: string) => [seen.headers[name] ?? ''].flat().join(', ').trim()
const isInsecure = (source: string) => /^(http|ftp):/.test(source)

type Policy = { of: (name: string) => string[]; own: (name: string) => string[]; all: string[]; isRepeated: boolean }

function readPolicy(seen: Seen): Policy | null {
  const parts = one(seen, 'content-security-policy')
    .split(';')
    .map((part) => part.trim().split(/\s+/))
  const named = parts.filter(([name]) => name)
  if (named.length === 0) return null
  const directives = new Map(named.map(([name, ...sources]) => [name!.toLowerCase(), sources]))
  return {
    own: (name) => directives.get(name) ?? ['*'],
    of: (name) => directives.get(name) ?? directives.get('default-src') ?? ['*'],
    all: named.flatMap(([, ...sources]) => sources),
    isRepeated: directives.size < named.length,
  }
}

function contentSecurityPolicy(seen: Seen): number {
  const policy = readPolicy(seen)
  if (!policy) return -25
  const scripts = policy.of('script-src')
  const isHashed = scripts.some((source) => /^'(sha\d+|nonce)-/.test(source))
  const isOpen = (source: string) => broad.includes(source) || (source === "'unsafe-inline'" && !isHashed)
  if (scripts.some(isOpen) || policy.of('object-src').some((source) => broad.includes(source))) return -20
  const passive = [...policy.of('img-src'), ...policy.of('media-src')]
  if (policy.all.some((source) => isInsecure(source) && !passive.includes(source))) return -20
  if ([...scripts, ...policy.of('style-src')].includes("'unsafe-eval'") || passive.some(isInsecure)) return -10
  if (policy.of('style-src').some((source) => source === "'unsafe-inline'" || broad.includes(source))) return 0
  if (policy.isRepeated) return 0
  return policy.own('default-src').join() === "'none'" ? 10 : 5
}

/** Every cookie counts as a session's. */
function cookies(seen: Seen): number {
  const set = [seen.headers['set-cookie'] ?? []].flat().map((line) => line.split(/;\s*/).slice(1))
  const has = (attribute: RegExp) => set.every((parts) => parts.some((part) => attribute.test(part)))
  if (set.length === 0) return 0
  if (!has(/^secure$/i)) return strictTransportSecurity(seen) < 0 ? -40 : -10
  if (!has(/^httponly$/i)) return -30
  if (set.flat().some((part) => /^samesite(?!=(strict|lax)$)/i.test(part))) return -20
  return has(/^samesite=/i) ? 5 : 0
}

function crossOriginSharing({ headers, preflight = {} }: Seen): number {
  const isOpen = [headers, preflight].some(
    (sent) => sent['access-control-allow-origin'] && sent['access-control-allow-credentials'] === 'true',
  )
  return isOpen ? -50 : 0
}

function redirection(seen: Seen): number {
  const to = one(seen, 'location')
  return to === '' || /^\/(?![/\\])|^https:/.test(to) ? 0 : -20
}

function referrerPolicy(seen: Seen): number {
  const last = one(seen, 'referrer-policy').toLowerCase().split(/,\s*/).at(-1)!
  return last === '' ? 0 : privatePolicies.includes(last) ? 5 : -5
}

function strictTransportSecurity(seen: Seen): number {
  const age = /^max-age=(\d+)(;[^,]*)?$/i.exec(one(seen, 'strict-transport-security'))?.[1]
  if (age === undefined) return -20
  return Number(age) < sixMonths ? -10 : 0
}

function subresourceIntegrity(seen: Seen): number {
  if (!one(seen, 'content-type').startsWith('text/html')) return 0
  const foreign = [...(seen.body ?? '').matchAll(/<script\b[^>]*\bsrc="((?:[a-z]+:)?\/\/[^"]*)"[^>]*>/gi)]
  const isLocked = foreign.every(([tag]) => tag.includes('integrity='))
  if (foreign.some(([, address]) => isInsecure(address!))) return isLocked ? -20 : -50
  return foreign.length === 0 ? 0 : isLocked ? 5 : -5
}

function contentTypeOptions(seen: Seen): number {
  return one(seen, 'x-content-type-options').toLowerCase() === 'nosniff' ? 0 : -5
}

function frameOptions(seen: Seen): number {
  if (
    !readPolicy(seen)
      ?.own('frame-ancestors')
      .some((source) => broad.includes(source)) &&
    readPolicy(seen)
  )
    return 5
  return /^(deny|sameorigin)$/i.test(one(seen, 'x-frame-options')) ? 0 : -20
}

function resourcePolicy(seen: Seen): number {
  const policy = one(seen, 'cross-origin-resource-policy').toLowerCase()
  if (policy === 'same-origin' || policy === 'same-site') return 10
  return policy === '' || policy === 'cross-origin' ? 0 : -5
}

const rules = {
  contentSecurityPolicy,
  cookies,
  crossOriginSharing,
  redirection,
  referrerPolicy,
  strictTransportSecurity,
  subresourceIntegrity,
  contentTypeOptions,
  frameOptions,
  resourcePolicy,
}
export type Rule = keyof typeof rules

export function pointsFor(seen: Seen): Record<Rule, number> {
  return Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, rule(seen)])) as Record<Rule, number>
}

/** What is gained counts only for those who lost ten points at most. */
export function scoreOf(seen: Seen): number {
  const points = Object.values(pointsFor(seen))
  const sum = (list: number[]) => list.reduce((total, one) => total + one, 100)
  const withoutGains = sum(points.filter((one) => one < 0))
  return withoutGains >= 90 ? sum(points) : withoutGains
}
