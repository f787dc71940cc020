// Holds the place of a listing's page while a slow answer comes.
import { useLayoutEffect } from 'react'
import { Card } from '#design/card.tsx'
import { Loading, Skeleton, SkeletonText } from '#design/skeleton.tsx'

export function JobSkeleton() {
  // It takes the place of a page that may be much longer, of which somebody was far down.
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return (
    <Loading
      label="Loading the listing"
      className="page-width grid items-start gap-8 py-8 md:py-12 lg:grid-cols-[1fr_20rem]"
    >
      <div className="min-w-0">
        <div className="mt-10 flex items-start gap-5">
          <Skeleton className="size-24 flex-none" />
          <div className="grid flex-1 gap-3">
            <Skeleton className="h-9 w-4/5" />
            <Skeleton className="h-6 w-1/2" />
            <Skeleton className="h-6 w-40" />
          </div>
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
