// Any path that leads nowhere.
import { Link } from '@tanstack/react-router'
import { buttonClasses } from '#design/button.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { LostBuoy } from '#design/illustration/lost-buoy.tsx'

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
