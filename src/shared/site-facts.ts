// What every page may know about this installation.
import { z } from 'zod'

export const SiteFacts = z.object({
  supportEmail: z.string(),
  publicUrl: z.string(),
  /** The demo shows its accounts, its outbox and a sandbox checkout. */
  isDemo: z.boolean(),
  /** A mailed reset link can be offered only when mail leaves the house. */
  mailsLinks: z.boolean(),
  takesPayments: z.boolean(),
  /** Zero but for tests that move the application's clock. */
  clockOffsetMs: z.number(),
})
export type SiteFacts = z.infer<typeof SiteFacts>
