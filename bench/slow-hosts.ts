// Sixty hosts of other people that take their time: what the measured server is sent to when it imports.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const answerAfterMs = 8_000
const names = Array.from({ length: 60 }, (_, at) => `slow-${at}.example`)
export const slowAddresses = names.map((name) => `https://${name}/posting`)

export type SlowHosts = {
  /** For OUTBOUND_TEST_HOSTS. */
  setting: string
  stop(): void
}

export async function openSlowHosts(): Promise<SlowHosts> {
  const server = createServer((_request, response) => {
    setTimeout(() => response.end('<!doctype html><title>Deck Hand</title>'), answerAfterMs)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    setting: names.map((name) => `${name}=127.0.0.1:${port}`).join(),
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
