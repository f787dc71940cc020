// A chapter that the guide does not have.
import { NotFoundScreen } from '#design/not-found-screen.tsx'

export function ChapterNotFound() {
  return (
    <NotFoundScreen
      title="Chapter Not Found"
      text="The guide has no such chapter. There are others."
      back={{ to: '/guide', label: 'Back to the guide' }}
    />
  )
}
