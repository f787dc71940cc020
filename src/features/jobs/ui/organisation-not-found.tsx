// An organisation that nobody has written down, or that goes by another name now.
import { buttonClasses } from '#design/button.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { LostBuoy } from '#design/illustration/lost-buoy.tsx'
import { SiteLink } from '#design/site-link.tsx'

export function OrganisationNotFound() {
  return (
    <EmptyState
      level={1}
      illustration={<LostBuoy />}
      title="Organisation Not Found"
      text="We know no organisation at this address. It may go by another name now."
      action={
        <SiteLink to="/" hash="jobs" className={buttonClasses({ variant: 'solid' })}>
          See who has something open
        </SiteLink>
      }
    />
  )
}
