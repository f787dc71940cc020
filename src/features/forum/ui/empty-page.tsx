// A page of a list that has fewer of them: what stood on it is gone, or it never was.
import { buttonClasses } from '#design/button.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { SiteLink, type SiteTarget } from '#design/site-link.tsx'

type Props = { link: SiteTarget; linkText: string; level?: 2 | 3 }

export function EmptyPage({ link, linkText, level = 2 }: Props) {
  return (
    <EmptyState
      level={level}
      title="This page is empty"
      text="There are fewer pages than that."
      action={
        <SiteLink {...link} className={buttonClasses({ variant: 'outline' })}>
          {linkText}
        </SiteLink>
      }
    />
  )
}
