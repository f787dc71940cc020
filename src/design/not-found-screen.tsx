// What is shown where there is nothing at an address: what was looked for, and the way to what there is.
import { buttonClasses } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { LostBuoy } from './illustration/lost-buoy.tsx'
import { SiteLink, type SiteTarget } from './site-link.tsx'

type Props = { title: string; text: string; back: SiteTarget & { label: string }; className?: string }

export function NotFoundScreen({ title, text, back: { label, ...target }, className = '' }: Props) {
  return (
    <EmptyState
      level={1}
      className={className}
      illustration={<LostBuoy />}
      title={title}
      text={text}
      action={
        <SiteLink {...target} className={buttonClasses({ variant: 'solid' })}>
          {label}
        </SiteLink>
      }
    />
  )
}
