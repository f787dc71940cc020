// The facts of an installation that nobody has changed, for parts of pages that are drawn without a server.
import { writePrice } from '#features/settings/price.rules.ts'
import { firstContact, membership, ngos } from '#shared/brand.ts'
import type { SiteFacts } from '#shared/site-facts.ts'

export const siteFactsOfTests: SiteFacts = {
  supportEmail: firstContact.supportEmail,
  price: writePrice({ amount: membership.priceInCents, currency: membership.currency }),
  ngos: ngos.map((ngo) => ({ ...ngo })),
  links: [firstContact.link],
  announcement: null,
  edited: [],
  publicUrl: 'http://localhost:3000',
  isDemo: false,
  mailsLinks: true,
  takesPayments: true,
  clockOffsetMs: 0,
}
