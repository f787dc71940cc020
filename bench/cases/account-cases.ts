// Accounts: who is signed in. Signing in is slow on purpose and says nothing about the server.
import type { BenchCase } from '../bench-case.ts'

export const accountCases: BenchCase[] = [
  {
    name: 'GET /api/user',
    requests: ({ member }) => ({ path: '/api/user', headers: { authorization: `Bearer ${member.token}` } }),
  },
]
