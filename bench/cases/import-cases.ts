// The board while the operator's imports wait for sixty slow hosts: as quick as without them.
import { asMember } from '../asking.ts'
import type { BenchCase } from '../bench-case.ts'
import { registerAdmin } from '../member.ts'
import { slowAddresses } from '../slow-hosts.ts'

export const importCases: BenchCase[] = [
  {
    name: 'GET /api/jobs member, beside sixty slow imports',
    target: { ratio: 0.15 },
    requests: (context) => asMember('/api/jobs', context),
    async beside({ url, db }) {
      const { token } = await registerAdmin(url, db)
      const ending = new AbortController()
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const importAll = async (address: string) => {
        while (!ending.signal.aborted) {
          const body = JSON.stringify({ url: address })
          await fetch(`${url}/api/admin/imports`, { method: 'POST', headers, body, signal: ending.signal })
        }
      }
      const imports = slowAddresses.map((address) => importAll(address).catch(() => undefined))
      return async () => {
        ending.abort()
        await Promise.all(imports)
      }
    },
  },
]
