// For somebody of the team on a page that another role has.
import { buttonClasses } from '#design/button.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { SiteLink } from '#design/site-link.tsx'

export function NotYourArea({ who }: { who: string }) {
  return (
    <div className="page-width py-16">
      <EmptyState
        level={1}
        title="Your role does not include this page"
        text={`It is for ${who}. If you need it, ask an administrator.`}
        action={
          <SiteLink to="/admin" className={buttonClasses({ variant: 'outline' })}>
            Back to the dashboard
          </SiteLink>
        }
      />
    </div>
  )
}
