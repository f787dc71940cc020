// What every page may know about this installation.
import { z } from 'zod'

/** What the operator can change of it at any time. */
export const SiteWords = z.object({
  supportEmail: z.string(),
  price: z.object({
    amount: z.number(),
    currency: z.string(),
    text: z.string(),
    monthly: z.string(),
    free: z.string(),
  }),
  ngos: z.array(z.object({ id: z.string(), name: z.string(), url: z.string() })),
  links: z.array(z.object({ label: z.string(), url: z.string() })),
  announcement: z.object({ text: z.string(), endsAt: z.string() }).nullable(),
  /** Documents that are not as the release ships them, such as `article/reef-work`. */
  edited: z.array(z.string()),
})
export type SiteWords = z.infer<typeof SiteWords>

export const SiteFacts = SiteWords.extend({
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
