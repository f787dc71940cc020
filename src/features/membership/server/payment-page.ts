// Where paying happens: the provider's page, or in demo and development the sandbox that plays it.
import type { Config } from '#platform/config.ts'

export const sandboxPath = '/sandbox/checkout'

export function hasSandbox({ mode, payment }: Config): boolean {
  return (mode === 'demo' || mode === 'development') && payment.linkUrl === undefined
}

/** Null when nobody can pay here. */
export function paymentPage(config: Config): string | null {
  return config.payment.linkUrl ?? (hasSandbox(config) ? sandboxPath : null)
}
