// An article or career that does not exist, and the way back to those that do.
import { NotFoundScreen } from '#design/not-found-screen.tsx'

export function ArticleNotFound() {
  return (
    <NotFoundScreen
      title="Article Not Found"
      text="The article you're looking for doesn't exist or has been moved."
      back={{ to: '/blog', label: 'Back to the blog' }}
    />
  )
}

export function CareerNotFound() {
  return (
    <NotFoundScreen
      title="Career Not Found"
      text="The career you're looking for doesn't exist. There are others."
      back={{ to: '/educational', label: 'Back to the careers' }}
    />
  )
}
