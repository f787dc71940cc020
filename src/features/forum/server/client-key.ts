// The key by which a form that is sent twice makes one post.
import { z } from 'zod'

export const clientKeyHeader = 'idempotency-key'
const key = z.uuid()

/** The form's own key, as its header says it; one that is no UUID is none. */
export function clientKeyOf(header: string | undefined): string | null {
  return key.safeParse(header).data?.toLowerCase() ?? null
}
