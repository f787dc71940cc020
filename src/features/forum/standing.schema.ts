// The contract of how somebody stands in the forum: whether they may write, and if not, why and until when.
import { z } from 'zod'
import { Suspension } from '#features/accounts/suspension.schema.ts'

export const Standing = z.object({ silenced: Suspension.pick({ reason: true, until: true }).nullable() })
export type Standing = z.infer<typeof Standing>
