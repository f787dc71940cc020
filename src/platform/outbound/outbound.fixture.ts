// An outbound whose two hosts are a server on this machine; whatever else it is asked for has no name.
import type { WebPages } from '#testing/web-pages.ts'
import { type Fetched, makeOutbound, type OutboundSettings } from './outbound.ts'

const names = ['jobs.example', 'other.example']

export const outboundTo = ({ port }: WebPages, settings: Partial<OutboundSettings> = {}) =>
  makeOutbound({
    userAgent: 'Test/1 (+https://site.example; hello@site.example)',
    testHosts: new Map(names.map((name) => [name, { address: '127.0.0.1', port }])),
    resolve: async () => {
      throw new Error('no name server here')
    },
    ...settings,
  })

export const reasonOf = (answer: Fetched) => (answer.ok ? 'ok' : answer.reason)
