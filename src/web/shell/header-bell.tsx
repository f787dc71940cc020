// The bell in the header: its code comes when the page is awake. Until then, and without scripts, it leads to the forum.
import { lazy, Suspense } from 'react'
import { buttonClasses } from '#design/button.tsx'
import { useHydrated } from '#design/hydrated.ts'
import { Bell } from '#design/icons.tsx'
import { SiteLink } from '#design/site-link.tsx'

const NotificationBell = lazy(async () => ({
  default: (await import('#features/forum/ui/notification-bell.tsx')).NotificationBell,
}))

export function HeaderBell() {
  const isHydrated = useHydrated()
  const forNow = (
    <SiteLink
      to="/forum"
      aria-label="Notifications"
      className={buttonClasses({ variant: 'ghost', className: 'btn-square' })}
    >
      <Bell />
    </SiteLink>
  )
  if (!isHydrated) return forNow
  return (
    <Suspense fallback={forNow}>
      <NotificationBell />
    </Suspense>
  )
}
