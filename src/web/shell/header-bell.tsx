// The bell in the header: its code comes when the page is awake. Until then, and without scripts, it leads to the forum.
import { Suspense, useEffect, useState } from 'react'
import { buttonClasses } from '#design/button.tsx'
import { Bell } from '#design/icons.tsx'
import { latePart } from '#design/late-part.ts'
import { SiteLink } from '#design/site-link.tsx'
import { whenIdle } from '#design/when-idle.ts'
import { readToken } from '#http/client/token.ts'

const NotificationBell = latePart(
  async () => (await import('#features/forum/ui/notification-bell.tsx')).NotificationBell,
)

export function HeaderBell() {
  // Not while the page comes to life: what it shows is awake before the news are.
  const [isTime, setTime] = useState(false)
  useEffect(() => whenIdle(() => setTime(true)), [])
  const forNow = (
    <SiteLink
      to="/forum"
      aria-label="Notifications"
      className={buttonClasses({ variant: 'ghost', className: 'btn-square' })}
    >
      <Bell />
    </SiteLink>
  )
  // Without its token a session is about to end: nothing is asked in its name any more.
  if (!isTime || !readToken()) return forNow
  return (
    <Suspense fallback={forNow}>
      <NotificationBell />
    </Suspense>
  )
}
