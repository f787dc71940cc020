// What is wrong with an answer: a failure of ours, another form than the contract's, a leak, or a refusal that changed something.
import { z } from 'zod'
import { parseJsonOrNull } from '#shared/parse-json.ts'
import type { Sent } from './requests.ts'

const leaks = /node_modules|\bat \/|\$argon2|\bselect .+ from\b|insert into|ECONN|pg_|drizzle|SyntaxError|TypeError/i

const ErrorForm = z.object({
  error: z.string().min(1),
  code: z.string().regex(/^[a-z_]+$/),
  fields: z.record(z.string(), z.string()).optional(),
})
const refusals = new Set([400, 401, 403, 404, 409, 413, 415, 422, 429])

/** What is changed while a call is refused, and why it may be. */
const mayChange: [RegExp, RegExp][] = [
  // The ticket is taken while the file comes, and given back when it is no picture.
  [/^PUT \/api\/objects\/upload\//, /^update objects$/],
  // When somebody was last here.
  [/./, /^update sessions$/],
  // Each is made when it is first needed, be it to say that a signature is wrong.
  [/./, /^insert signing_keys$/],
  // Work of the queue that calls before have caused: reset links and alerts are written, letters leave, listings are compared.
  [/./, / (mail_letters|mail_hosts|account_links|search_finds|told_listings|alert_readers)$/],
]

export function judge(sent: Sent, response: Response, text: string, changed: readonly string[]): string | null {
  const { status, headers } = response
  if (status >= 500) return 'a failure of ours'
  if (status < 400) return null
  if (!refusals.has(status)) return 'a status that the contract does not have'
  const parsed = ErrorForm.safeParse(parseJsonOrNull(text))
  if (!parsed.success || !headers.get('content-type')?.startsWith('application/json')) return 'not the form of an error'
  const { error, code, fields } = parsed.data
  if (leaks.test(`${error} ${code}`)) return 'a leak'
  if (status === 422 && Object.keys(fields ?? {}).length === 0) return 'no field is named'
  if (status === 429 && !/^\d+$/.test(headers.get('retry-after') ?? '')) return 'no Retry-After'
  const name = `${sent.method} ${sent.path}`
  const left = changed.filter((change) => !mayChange.some(([call, what]) => call.test(name) && what.test(change)))
  return left.length > 0 ? `refused, but did ${left.join(', ')}` : null
}
