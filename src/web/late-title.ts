// The title of a page whose words come after it: in the browser a page of the forum begins before they are there.
import { useEffect } from 'react'
import { titleOf } from './page-head.ts'

/** Until the page is left; what the next page has called itself by then stays. */
export function useLateTitle(title: string | undefined): void {
  useEffect(() => {
    if (!title) return
    const [before, full] = [document.title, titleOf(title)]
    document.title = full
    return () => {
      if (document.title === full) document.title = before
    }
  }, [title])
}
