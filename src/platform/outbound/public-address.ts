// Which addresses are the open internet's: everything else belongs to somebody's own network, ours among them.
import ipaddr from 'ipaddr.js'

/** Of IPv6 nothing else was ever given out: the rest is for old ways to IPv4 (`::127.0.0.1`), or nobody's. */
const givenOut = ipaddr.IPv6.parseCIDR('2000::/3')

/** Mapped, translated and tunnelled addresses fall out too: only plain unicast stays. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const plain = ipaddr.process(address)
  return plain.range() === 'unicast' && (plain instanceof ipaddr.IPv4 || plain.match(givenOut))
}

/** An address that may not be asked for, whoever wishes it. */
export class AddressRefused extends Error {
  override name = 'AddressRefused'
}

/** http(s) on the usual ports, without name and password. What a name stands for is seen when it is connected to. */
export function assertPlainUrl({ protocol, port, username, password }: URL): void {
  if (protocol !== 'http:' && protocol !== 'https:') throw new AddressRefused('only http and https')
  if (port !== '' && port !== '80' && port !== '443') throw new AddressRefused('only ports 80 and 443')
  if (username || password) throw new AddressRefused('no name or password in the address')
}
