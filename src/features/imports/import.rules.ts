// Pure decisions about imports: which parts of an address only follow people, and when two addresses are one page.

const trackers =
  /^(utm_.*|gclid|dclid|gbraid|wbraid|fbclid|msclkid|yclid|ttclid|twclid|igshid|li_fat_id|trk|trackingid|refid|mc_cid|mc_eid|_hsenc|_hsmi|hsctatracking|mkt_tok|vero_id|oly_anon_id|oly_enc_id|s_cid|cmpid|_ga|_gl|gh_src|lever-source(\[\])?|lever-origin|lever_source)$/i

/** Others stay: `gh_jid`, `ref` and `source` may name the posting. */
export function withoutTrackers(address: string): string {
  if (!URL.canParse(address)) return address
  const url = new URL(address)
  const names = [...new Set(url.searchParams.keys())].filter((name) => trackers.test(name))
  if (names.length === 0) return address
  for (const name of names) url.searchParams.delete(name)
  return url.href
}

/** The same for every spelling of one page's address; null for what is no address. */
export function addressKey(address: string): string | null {
  if (!URL.canParse(address)) return null
  const url = new URL(withoutTrackers(address))
  if (!/^https?:$/.test(url.protocol)) return null
  url.searchParams.sort()
  const query = url.searchParams.toString()
  // Some sites name their pages behind the hash; elsewhere it is only a place on the page.
  const hash = /^#[/!]/.test(url.hash) ? url.hash : ''
  const path = url.pathname.replace(/\/+$/, '')
  return `${url.host.replace(/^www\./, '')}${path}${query && `?${query}`}${hash}`
}

/** What the database looks for, as `pageAddress` of its table writes it: as it is typed, and both ways browsers write it. */
export function pagesOf(address: string): string[] {
  if (!URL.canParse(address)) return []
  const { href } = new URL(address)
  const spellings = [address.trim(), href, plainly(href)].map((spelling) => {
    const [page = ''] = spelling
      .toLowerCase()
      .replace(/^https?:\/\/(www\.)?/, '')
      .split(/[?#]/)
    return [...page.replace(/\/+$/, '')].slice(0, 500).join('')
  })
  return [...new Set(spellings)]
}

/** `océan`, where it was written `oc%C3%A9an`: some browsers show and copy it so. */
function plainly(href: string): string {
  try {
    return decodeURI(href)
  } catch {
    return href
  }
}

export const titleLikeness = 0.6
