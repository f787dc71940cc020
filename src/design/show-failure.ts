// The one way to say that something did not work: in the server's own words where it gave any, else in the page's.
import { errorText, requestOf } from '#http/client/call-api.ts'
import { showToast } from './toast-store.ts'

/** The page's words: its title, and what is shown when the server said nothing. */
export type Failure = { title: string; text?: string }

export function showFailure({ title, text }: Failure, error?: unknown): void {
  const request = requestOf(error)
  const description = [errorText(error, text ?? ''), request && `Request ${request}`].filter(Boolean).join(' ')
  showToast({ title, ...(description ? { description } : {}), variant: 'destructive' })
}
