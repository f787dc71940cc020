// Where a page was come to from: the other site's host, and the campaign that the address names. Kept nowhere.

const longest = 100
/** What is no plain name of a host is left out: the visit counts all the same. */
const host = /^[a-z0-9._-]{1,100}$/i

export function sourceOf(referrer: string, address: string, own: string) {
  const from = URL.canParse(referrer) ? new URL(referrer).hostname : ''
  const words = new URL(address).searchParams
  const campaign = [words.get('utm_source'), words.get('utm_campaign')].filter(Boolean).join(' / ')
  return {
    referrer: from !== own && host.test(from) ? from : null,
    // By whole signs: half of one would be refused, and the visit with it.
    campaign: [...campaign.replaceAll(/\p{Cc}+/gu, ' ').trim()].slice(0, longest).join('').trim() || null,
  }
}
