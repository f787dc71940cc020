// Where paying happens: the provider's page, or in demo and development the sandbox that plays it.
import { type Config, hasSandbox } from '#platform/config.ts'

export const sandboxPath = '/sandbox/checkout'

/** Null when nobody can pay here. */
export function paymentPage(config: Config): string | null {
  return config.payment.linkUrl ?? (hasSandbox(config) ? sandboxPath : null)
}
