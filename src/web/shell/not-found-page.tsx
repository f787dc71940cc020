// Any path that leads nowhere.
import { Link } from '@tanstack/react-router'
import { buttonClasses } from '#design/button.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { latePicture } from '#design/illustration/late-picture.tsx'

const LostBuoy = latePicture(async () => (await import('#design/illustration/lost-buoy.tsx')).LostBuoy)

export function NotFoundPage() {
  return (
    <EmptyState
      level={1}
      illustration={<LostBuoy />}
      title="404 Page Not Found"
      text="Did you forget to add the page to the router?"
      action={
        <Link to="/" className={buttonClasses({ variant: 'solid' })}>
          Back to the listings
        </Link>
      }
    />
  )
}
