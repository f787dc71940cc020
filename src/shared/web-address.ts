// What counts as the address of a page elsewhere.

/** http(s), without credentials, of a sane length. */
export function isWebAddress(text: string): boolean {
  if (text.length > 2_000 || !URL.canParse(text)) return false
  const { protocol, username, password, hostname } = new URL(text)
  return /^https?:$/.test(protocol) && !username && !password && hostname.length > 0 && !/\s/.test(text)
}
