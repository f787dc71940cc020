// Accounts: who is signed in. Signing in is slow on purpose and says nothing about the server.
import type { BenchCase } from '../bench-case.ts'

export const accountCases: BenchCase[] = [
  {
    name: 'GET /api/user',
    // As a browser asks: a token without its cookie would be given a new one, and the other cases' would be void.
    requests: ({ member }) => ({
      path: '/api/user',
      headers: { authorization: `Bearer ${member.token}`, cookie: member.cookie },
    }),
  },
]
