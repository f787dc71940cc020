// What is asked in somebody's name, once the page is awake. A session that has lost its token is about to end: nothing is asked
// in its name any more.
import type { ReactNode } from 'react'
import { WhenAwake } from '#design/when-awake.tsx'
import { readToken } from '#http/client/token.ts'

export function WhenSignedIn({ children }: { children: ReactNode }) {
  return <WhenAwake>{readToken() !== null && children}</WhenAwake>
}
