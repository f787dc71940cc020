// In whose name a case asks: a visitor's browser, a member's, or a program that has the member's token.
import type { BenchContext, BenchRequest } from './bench-case.ts'

const likeABrowser = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' }

export const asVisitor = (path: string): BenchRequest => ({ path, headers: likeABrowser })

export const asBrowserOf = (path: string, { member }: BenchContext): BenchRequest => ({
  path,
  headers: { ...likeABrowser, cookie: member.cookie },
})

export const asMember = (path: string, { member }: BenchContext): BenchRequest => ({
  path,
  headers: { authorization: `Bearer ${member.token}` },
})
