// A listing that is not there, or not any more.
import { NotFoundScreen } from '#design/not-found-screen.tsx'

export function JobNotFound() {
  return (
    <NotFoundScreen
      title="Job Not Found"
      text="The job you're looking for doesn't exist or has been removed."
      back={{ to: '/', label: 'See all opportunities' }}
    />
  )
}
