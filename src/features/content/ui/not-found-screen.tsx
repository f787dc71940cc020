// An article or career that does not exist, and the way back to those that do.

import { buttonClasses } from '#design/button.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { LostBuoy } from '#design/illustration/lost-buoy.tsx'
import { SiteLink } from '#design/site-link.tsx'

export interface NotFoundScreenProps {
  title: string
  text: string
  back: { to: '/blog' | '/educational'; label: string }
}

export function NotFoundScreen({ title, text, back }: NotFoundScreenProps) {
  return (
    <EmptyState
      level={1}
      illustration={<LostBuoy />}
      title={title}
      text={text}
      action={
        <SiteLink to={back.to} className={buttonClasses({ variant: 'solid' })}>
          {back.label}
        </SiteLink>
      }
    />
  )
}

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
