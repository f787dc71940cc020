// What is kept of a network address: enough to count and to recognise, not enough to find a person.

/** /24 of IPv4, /48 of IPv6. */
export function truncateAddress(address: string): string {
  if (address.includes(':')) return `${(address.split('::')[0] ?? '').split(':').slice(0, 3).join(':')}::`
  const parts = address.split('.')
  return parts.length === 4 ? `${parts.slice(0, 3).join('.')}.0` : ''
}
