// Holds the place of a listing's page while a slow answer comes.
import { Card } from '#design/card.tsx'
import { Loading, Skeleton, SkeletonText } from '#design/skeleton.tsx'

/** It takes the place of a page that may be much longer, of which somebody was far down. */
function beginAtTop(shown: Element | null) {
  if (shown) scrollTo(0, 0)
}

export function JobSkeleton() {
  return (
    <Loading
      label="Loading the listing"
      className="page-width grid items-start gap-8 py-8 md:py-12 lg:grid-cols-[1fr_20rem]"
    >
      <div ref={beginAtTop}>
        <div className="mt-10 flex items-start gap-5">
          <Skeleton className="size-24 flex-none" />
          <SkeletonText lines={3} className="flex-1" />
        </div>
        <Skeleton className="mt-6 h-20" />
        <SkeletonText lines={6} className="mt-10 max-w-read" />
      </div>
      <Card>
        <SkeletonText lines={4} />
      </Card>
    </Loading>
  )
}
