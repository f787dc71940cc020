// /account: one's own things in tabs. What other features show here is handed in.

import type { ReactNode } from 'react'
import { useFocusNearby } from '#design/focus-nearby.ts'
import { Bell, Bookmark, MessagesSquare, NotebookPen, Sailboat, UserRound } from '#design/icons.tsx'
import { PageHeading } from '#design/page-heading.tsx'
import { Tabs } from '#design/tabs.tsx'
import type { User } from '../account.schema.ts'
import type { AccountTab } from './account-tabs.ts'

type Props = {
  user: User
  tab: AccountTab
  onTabChange: (tab: AccountTab) => unknown
  searchLink: ReactNode
  favoritesCount: number | null
  parts: Record<AccountTab, ReactNode>
}

export function AccountPage({ user, tab, onTabChange, searchLink, favoritesCount, parts }: Props) {
  const favorites = favoritesCount === null ? 'Favorites' : `Favorites (${favoritesCount})`
  const nearby = useFocusNearby<HTMLDivElement>()
  return (
    <div {...nearby} className="page-width py-10 md:py-14">
      <PageHeading title="My Account" lead={`Hello, ${user.firstName ?? user.username}.`} actions={searchLink} />
      <Tabs<AccountTab>
        className="mt-8"
        label="Parts of your account"
        value={tab}
        onValueChange={onTabChange}
        items={[
          { value: 'profile', label: 'Profile', icon: <UserRound aria-hidden="true" />, content: parts.profile },
          { value: 'favorites', label: favorites, icon: <Bookmark aria-hidden="true" />, content: parts.favorites },
          { value: 'forum', label: 'Forum', icon: <MessagesSquare aria-hidden="true" />, content: parts.forum },
          { value: 'pricing', label: 'Membership', icon: <Sailboat aria-hidden="true" />, content: parts.pricing },
          { value: 'alerts', label: 'Alerts', icon: <Bell aria-hidden="true" />, content: parts.alerts },
          { value: 'logbook', label: 'Logbook', icon: <NotebookPen aria-hidden="true" />, content: parts.logbook },
        ]}
      />
    </div>
  )
}
