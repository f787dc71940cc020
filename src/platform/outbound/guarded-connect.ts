// Connects to public addresses only. It looks at what is connected to, so that a name which changes its address between a
// check and its use gains nothing.
import { Resolver } from 'node:dns/promises'
import { connect as connectSocket, isIP, type LookupFunction } from 'node:net'
import { buildConnector } from 'undici'
import { AddressRefused, isPublicAddress } from './public-address.ts'

export type Resolved = { address: string; family: 4 | 6 }
export type ResolveName = (name: string) => Promise<Resolved[]>

/** Hosts of tests, each with where it really is. */
export type TestHosts = ReadonlyMap<string, { address: string; port: number }>

/**
 * Asks name servers itself: the system's own lookup takes a thread for as long as a slow one needs. Those of the machine,
 * unless others are named.
 */
export function makeResolver(servers?: readonly string[]): ResolveName {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 })
  if (servers) resolver.setServers(servers)
  return async (name) => {
    // Ours by definition, whatever a name server thinks of it.
    if (/(^|\.)localhost\.?$/i.test(name)) throw new AddressRefused(name)
    const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
    const list: Resolved[] = []
    if (four.status === 'fulfilled') for (const address of four.value) list.push({ address, family: 4 })
    if (six.status === 'fulfilled') for (const address of six.value) list.push({ address, family: 6 })
    if (list.length === 0) throw four.status === 'rejected' ? four.reason : new Error('no address')
    return list
  }
}

type Settings = { resolve: ResolveName; testHosts: TestHosts; timeoutMs: number }

export function guardedConnect({ resolve, testHosts, timeoutMs }: Settings): buildConnector.connector {
  const plain = buildConnector({ lookup: checkedLookup(resolve), timeout: timeoutMs, allowH2: false, keepAlive: false })
  return (options, callback) => {
    const host = options.hostname.replace(/^\[|\]$/g, '')
    const test = testHosts.get(host)
    if (test) return connectPlainly(test, callback)
    // What is written as a number never comes to the lookup.
    if (isIP(host) !== 0 && !isPublicAddress(host)) return callback(new AddressRefused(host), null)
    plain({ ...options, hostname: host }, (error, socket) => {
      if (error) return callback(error, null)
      if (!isPublicAddress(socket.remoteAddress ?? '')) {
        socket.destroy()
        return callback(new AddressRefused(host), null)
      }
      callback(null, socket)
    })
  }
}

/** All of a name's addresses must be public: one that is not says what the name is for. */
function checkedLookup(resolve: ResolveName): LookupFunction {
  return (name, options, callback) => {
    resolve(name).then(
      (list) => {
        const [first] = list
        if (!first || !list.every(({ address }) => isPublicAddress(address))) callback(new AddressRefused(name), [])
        else if (options.all) callback(null, list)
        else callback(null, first.address, first.family)
      },
      (error) => callback(error, []),
    )
  }
}

function connectPlainly(to: { address: string; port: number }, callback: buildConnector.Callback): void {
  const socket = connectSocket({ host: to.address, port: to.port })
  const fail = (error: Error) => callback(error, null)
  socket.once('error', fail)
  socket.once('connect', () => {
    socket.removeListener('error', fail)
    callback(null, socket)
  })
}
