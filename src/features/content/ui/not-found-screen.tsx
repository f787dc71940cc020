// An article or career that does not exist, and the way back to those that do.
import { buttonClasses } from '#design/button.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { LostBuoy } from '#design/illustration/lost-buoy.tsx'
import { ContentLink } from './content-link.tsx'

export interface NotFoundScreenProps {
  title: string
  text: string
  back: { href: string; label: string }
}

export function NotFoundScreen({ title, text, back }: NotFoundScreenProps) {
  return (
    <EmptyState
      level={1}
      illustration={<LostBuoy />}
      title={title}
      text={text}
      action={
        <ContentLink href={back.href} className={buttonClasses({ variant: 'solid' })}>
          {back.label}
        </ContentLink>
      }
    />
  )
}

export function ArticleNotFound() {
  return (
    <NotFoundScreen
      title="Article Not Found"
      text="The article you're looking for doesn't exist or has been moved."
      back={{ href: '/blog', label: 'Back to the blog' }}
    />
  )
}

export function CareerNotFound() {
  return (
    <NotFoundScreen
      title="Career Not Found"
      text="The career you're looking for doesn't exist. There are ten others."
      back={{ href: '/educational', label: 'Back to the careers' }}
    />
  )
}
