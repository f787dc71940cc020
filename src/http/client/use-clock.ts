// The application's clock in the browser, which tests can move. It goes on while a page is open: asked whenever something is drawn.
import { useSiteFacts } from './site-facts-query.ts'

export function useClock(): number {
  return Date.now() + useSiteFacts().clockOffsetMs
}
