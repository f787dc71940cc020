// A chapter that the guide does not have.
import { buttonClasses } from '#design/button.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { LostBuoy } from '#design/illustration/lost-buoy.tsx'
import { SiteLink } from '#design/site-link.tsx'

export function ChapterNotFound() {
  return (
    <EmptyState
      level={1}
      illustration={<LostBuoy />}
      title="Chapter Not Found"
      text="The guide has no such chapter. There are others."
      action={
        <SiteLink to="/guide" className={buttonClasses({ variant: 'solid' })}>
          Back to the guide
        </SiteLink>
      }
    />
  )
}
