// Where an address leads after redirects: still to the posting, to an error page, to a door, or somewhere else.

const doors = /(^|[/._-])(log-?in|sign-?in|signon|sso|auth|authenticate|anmelden|connexion)([/._-]|$)/i

export type Landing = 'same' | 'lost_posting' | 'error_page' | 'asks_to_sign_in'

export function landingOf(first: string, last: string): Landing {
  if (first === last || !URL.canParse(first) || !URL.canParse(last)) return 'same'
  const [from, to] = [new URL(first), new URL(last)]
  if (to.searchParams.get('error') === 'true') return 'error_page'
  if (doors.test(to.pathname) && !doors.test(from.pathname)) return 'asks_to_sign_in'
  const names = namesOf(from)
  const where = plain(to)
  return names.length === 0 || names.some((name) => where.includes(name)) ? 'same' : 'lost_posting'
}

const plain = ({ pathname, search }: URL) => decoded(pathname + search).toLowerCase()

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** What names the posting in its address: numbers and long codes, else its last part. */
function namesOf(url: URL): string[] {
  const parts = [...url.pathname.split('/'), ...url.searchParams.values()].map((part) => decoded(part).toLowerCase())
  const codes = parts.flatMap((part) => part.match(/[\da-f]{8}-[\da-f-]{27}|\d{3,}/g) ?? [])
  if (codes.length > 0) return codes
  const last = parts.slice(0, url.pathname.split('/').length).filter(Boolean).at(-1)
  return last && last.length > 2 ? [last.replace(/\.\w{2,5}$/, '')] : []
}
