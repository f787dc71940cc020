// Three placeholders in the size of cards while the list is on its way.
import { Card } from '#design/card.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'

export function SkeletonCards() {
  return (
    <Loading label="Loading opportunities" className="grid gap-4">
      {[0, 1, 2].map((place) => (
        <Card key={place} className="flex gap-5">
          <Skeleton className="size-14 flex-none" />
          <div className="grid flex-1 gap-3">
            <Skeleton className="h-6 w-3/5" />
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-6 w-40" />
          </div>
        </Card>
      ))}
    </Loading>
  )
}
