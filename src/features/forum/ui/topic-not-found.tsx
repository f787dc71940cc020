// A topic that was deleted, or never was.
import { buttonClasses } from '#design/button.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { LostBuoy } from '#design/illustration/lost-buoy.tsx'
import { SiteLink } from '#design/site-link.tsx'

export function TopicNotFound() {
  return (
    <EmptyState
      level={1}
      className="py-16 md:py-24"
      illustration={<LostBuoy />}
      title="Topic Not Found"
      text="It may have been deleted by its author or by a moderator."
      action={
        <SiteLink to="/forum" className={buttonClasses({ variant: 'solid' })}>
          Back to the forum
        </SiteLink>
      }
    />
  )
}
