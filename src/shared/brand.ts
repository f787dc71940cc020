// Every fact about the brand: name, words, addresses, price, storage keys. Nothing else spells these out.

export const brand = {
  name: 'Ocean Berth',
  tagline: 'Become a part of the ocean',
  description:
    'Jobs, volunteering and internships in marine biology, ocean science and marine conservation, chosen by hand.',
} as const

/** What stands at the foot of every page until the settings say otherwise. */
export const firstContact = {
  supportEmail: 'hello@oceanberth.example',
  link: { label: 'Instagram', url: 'https://social.example/oceanberth' },
} as const

/** A username may not contain both. */
export const brandWords = ['ocean', 'berth'] as const

/** By this name we fetch pages, and a robots.txt can speak to us alone. */
export const agentName = 'OceanBerth'

/** The price is the first value of a setting; what is in force is read with the site's facts. */
export const membership = {
  plan: 'Annual',
  priceInCents: 2990,
  currency: 'usd',
} as const

/** Keys under which the browser keeps things. The privacy policy lists them by name. */
export const storageKeys = {
  token: 'auth_token',
  consent: 'oceanberth_cookie_consent',
  consentDate: 'oceanberth_cookie_consent_at',
  newRegistration: 'oceanberth_new_registration',
  topicDraft: 'oceanberth_topic_draft',
  analyticsSession: 'oceanberth_session_id',
  seenListings: 'oceanberth_seen_listings',
  announcement: 'oceanberth_announcement',
  documentDrafts: 'oceanberth_document_drafts',
  askedAboutListings: 'oceanberth_asked_listings',
} as const

/** The ocean organisations a member can give a part of the fee to; first values of a setting. */
export const ngos = [
  { id: 'reef-renewal', name: 'Reef Renewal Alliance (example)', url: 'https://reef-renewal.example' },
  { id: 'open-sea-trust', name: 'Open Sea Trust (example)', url: 'https://open-sea-trust.example' },
  { id: 'turtle-watch', name: 'Turtle Watch Network (example)', url: 'https://turtle-watch.example' },
  { id: 'kelp-forest-fund', name: 'Kelp Forest Fund (example)', url: 'https://kelp-forest-fund.example' },
] as const
