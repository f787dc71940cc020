// React brings the parts of a page to life level by level, one level of <Suspense> after the other. What stands in here is as
// deep as a page can be, so that it starts when nothing on the page is asleep any more.
import { type ReactNode, Suspense } from 'react'

export function LastToWake({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <Suspense>
        <Suspense>{children}</Suspense>
      </Suspense>
    </Suspense>
  )
}
