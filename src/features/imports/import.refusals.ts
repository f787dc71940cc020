// Every "no" of imports, with its sentence.
import type { OutboundReason } from '#platform/outbound/outbound.ts'
import { Refusal, refuseWith } from '#shared/refusal.ts'
import { faultOfStatus } from './feed.rules.ts'
import { mostRows } from './import.schema.ts'

export type ImportRefusal =
  | Exclude<OutboundReason, 'status' | 'wrong_type'>
  | 'page_gone'
  | 'page_closed_to_us'
  | 'page_failed'
  | 'too_many_rows'
  | 'no_rows'
  | 'not_a_table'

const texts = {
  unreachable: 'This address could not be reached',
  refused: 'This address can not be fetched: only public pages at http or https, on the usual ports',
  too_big: 'This page is too big: more than 1 MB. Paste its text instead.',
  not_html: 'This address is no HTML page. Paste its text instead.',
  too_many_redirects: 'This address was redirected more than five times',
  timeout: 'This page could not be reached within 10 seconds',
  page_gone: 'This page is not there any more',
  page_closed_to_us: 'This page does not let programs read it. Paste its text or HTML instead.',
  page_failed: 'This page has a fault of its own at the moment. Try again later, or paste its text.',
  too_many_rows: `At most ${mostRows} rows at once`,
  no_rows: 'The file has no rows below the names of the fields',
  not_a_table: 'The first row must name the fields, such as title, company, location, jobUrl',
} satisfies Record<ImportRefusal, string>

export const refuse = refuseWith<ImportRefusal>(texts)

/** Says the number too: whoever runs a page knows what it means. */
export function refuseStatus(status: number): Refusal<ImportRefusal> {
  const reason = `page_${faultOfStatus(status)}` as const
  const text = `${texts[reason]} (It answered ${status}.)`
  return new Refusal('invalid', reason, { text, fields: { url: text } })
}
