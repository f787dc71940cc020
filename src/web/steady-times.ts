// The framework writes the moment of each loader into the page. In whole minutes, as the page's own clock has them, the same
// content is the same page to the byte, and browsers that have it are told so.
import type { AnyRouter } from '@tanstack/react-router'
import { wholeMinute } from './use-now.ts'

/** The framework calls this on the server only, before it writes the page's state. */
export function keepTimesSteady(router: AnyRouter): void {
  router.serverSsrLifecycle = {
    onServerSsrAttach: [
      (ssr) => {
        const { dehydrate } = ssr
        ssr.dehydrate = (options) => {
          for (const match of router.state.matches) match.updatedAt = wholeMinute(match.updatedAt)
          return dehydrate(options)
        }
      },
    ],
  }
}
