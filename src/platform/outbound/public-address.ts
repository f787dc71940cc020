// Which addresses are the open internet's: everything else belongs to somebody's own network, ours among them.
import ipaddr from 'ipaddr.js'

/** Mapped, translated and tunnelled addresses fall out too: only plain unicast stays. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
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
