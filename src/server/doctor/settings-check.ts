// Settings that are valid, and yet not what somebody who runs a site wants.
import type { Config } from '#platform/config.ts'
import { readVersion } from '../version.ts'
import { about, type Finding } from './finding.ts'

export function checkSettings(config: Config): Finding[] {
  const { ok, warning } = about('configuration')
  const { host, hostname, protocol } = new URL(config.publicUrl)
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1'
  const found = [ok(`Version ${readVersion()} on Node ${process.versions.node}; people come to ${config.publicUrl}`)]
  if (isLocal)
    found.push(
      warning(`PUBLIC_URL is ${host}: nobody else can follow our links`, 'Set PUBLIC_URL to the address people use.'),
    )
  else if (protocol === 'http:')
    found.push(
      warning(
        'PUBLIC_URL is http: passwords and cookies can be read on the way',
        'Put a proxy with TLS in front, and set PUBLIC_URL to its https address.',
      ),
    )
  if (!config.rateLimits) found.push(warning('Rate limits are off', 'Remove RATE_LIMITS: it is for load tests only.'))
  if (config.clockOffsetMs !== 0)
    found.push(warning('The clock is shifted', 'Remove CLOCK_OFFSET: it is for tests only.'))
  if (config.outboundTestHosts.size > 0)
    found.push(warning('Some hosts are fetched from elsewhere', 'Remove OUTBOUND_TEST_HOSTS: it is for tests only.'))
  return found
}

/** Both or none is held at the start; here is what a start can't know. */
export function checkPayments({ payment: { linkUrl, webhookSecrets } }: Config): Finding[] {
  const { ok, warning, fault } = about('payments')
  if (webhookSecrets.some((secret) => /^(sk|pk|rk)_/.test(secret)))
    return [
      fault(
        'STRIPE_WEBHOOK_SECRET holds an API key',
        'Give it the signing secret of the endpoint, which begins with whsec_, and make a new API key: this one was shown around.',
      ),
    ]
  if (!linkUrl && webhookSecrets.length === 0)
    return [
      warning('Not set up: nobody can pay', 'Set PAYMENT_LINK_URL and STRIPE_WEBHOOK_SECRET, see docs/OPERATIONS.md.'),
    ]
  if (!linkUrl) return [warning('Events are taken, but nobody is led to a payment', 'Set PAYMENT_LINK_URL.')]
  const found: Finding[] = []
  if (webhookSecrets.some((secret) => !secret.startsWith('whsec_')))
    found.push(
      warning('STRIPE_WEBHOOK_SECRET does not begin with whsec_', 'Compare it with the endpoint at the provider.'),
    )
  if (!linkUrl.startsWith('https:')) found.push(warning('PAYMENT_LINK_URL is not https', 'Use the https address.'))
  if (/\/test_/.test(linkUrl))
    found.push(warning('PAYMENT_LINK_URL is a link of the test mode: no money comes', 'Use the link of the live mode.'))
  return found.length > 0 ? found : [ok('A payment link, and the secret of its events')]
}
