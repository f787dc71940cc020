// Whose request this is on the network: the socket's address, or what as many proxies as we trust have forwarded.
import { isIPv6 } from 'node:net'

export function clientAddress(socketAddress: string, forwardedFor: string | undefined, trustedProxies: number): string {
  if (trustedProxies === 0 || !forwardedFor) return plainAddress(socketAddress)
  const hops = forwardedFor.split(',').map((hop) => hop.trim())
  // The last entry was written by the proxy nearest to us; beyond the trusted ones anybody could have written it.
  return plainAddress(withoutPort(hops.at(-Math.min(trustedProxies, hops.length)) || socketAddress))
}

const bracketed = /^\[([^\]]{1,64})\](?::\d{1,5})?$/
const withPort = /^([\d.]{7,15}):\d{1,5}$/

/** Some proxies write the port too, as in `1.2.3.4:5678` and `[::1]:80`: each connection would count as somebody else. */
function withoutPort(hop: string): string {
  return (bracketed.exec(hop) ?? withPort.exec(hop))?.[1] ?? hop
}

function plainAddress(address: string): string {
  return address.startsWith('::ffff:') ? address.slice(7) : address
}

/** One household or server has a whole /64 of IPv6, so limits count that. */
export function limitKey(address: string): string {
  return isIPv6(address) ? `${expandIPv6(address).slice(0, 4).join(':')}::/64` : address
}

function expandIPv6(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const gap = tail === undefined ? 0 : 8 - left.length - right.length
  return [...left, ...Array<string>(Math.max(0, gap)).fill('0'), ...right].map((group) => group.replace(/^0+(?=.)/, ''))
}
