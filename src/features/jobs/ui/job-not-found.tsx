// A listing that is not there, or not any more.
import { buttonClasses } from '#design/button.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { LostBuoy } from '#design/illustration/lost-buoy.tsx'
import { SiteLink } from '#design/site-link.tsx'

export function JobNotFound() {
  return (
    <EmptyState
      level={1}
      illustration={<LostBuoy />}
      title="Job Not Found"
      text="The job you're looking for doesn't exist or has been removed."
      action={
        <SiteLink to="/" className={buttonClasses({ variant: 'solid' })}>
          See all opportunities
        </SiteLink>
      }
    />
  )
}
