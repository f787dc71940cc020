// A topic that was deleted, or never was.
import { NotFoundScreen } from '#design/not-found-screen.tsx'

export function TopicNotFound() {
  return (
    <NotFoundScreen
      className="py-16 md:py-24"
      title="Topic Not Found"
      text="It may have been deleted by its author or by a moderator."
      back={{ to: '/forum', label: 'Back to the forum' }}
    />
  )
}
