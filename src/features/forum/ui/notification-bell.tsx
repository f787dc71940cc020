// The bell: how much is unread, and what. For signed-in people only.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Avatar } from '#design/avatar.tsx'
import { Button } from '#design/button.tsx'
import { classNames } from '#design/class-names.ts'
import { ErrorState } from '#design/error-state.tsx'
import { useFocusKeeper } from '#design/focus-keeper.ts'
import { IconButton } from '#design/icon-button.tsx'
import { Bell } from '#design/icons.tsx'
import { SiteLink } from '#design/site-link.tsx'
import { Loading, SkeletonText } from '#design/skeleton.tsx'
import type { Notification, NotificationList } from '../notification.schema.ts'
import { authorPicture } from './author-picture.ts'
import { notificationsQuery, useMarkAllRead } from './forum-care.api.ts'
import { replyLink, topicLink } from './forum-links.ts'
import { RelativeTime } from './relative-time.tsx'

const panelId = 'notifications'

export function NotificationBell() {
  const { data, isError, isFetching, refetch } = useQuery(notificationsQuery)
  const unread = data?.unread ?? 0
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const keeper = useFocusKeeper()

  useEffect(() => {
    if (!isOpen) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [isOpen])

  return (
    <div ref={root} className="relative">
      <IconButton
        ref={button}
        label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
        className="relative"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        <Bell aria-hidden="true" />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-0 right-0 grid h-5 min-w-5 place-content-center rounded-full bg-accent px-1 text-xs font-bold text-on-accent tabular-nums"
          >
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </IconButton>
      <section
        id={panelId}
        {...keeper}
        aria-label="Notifications"
        hidden={!isOpen}
        className="absolute right-0 z-20 mt-2 max-h-[70vh] w-[min(24rem,calc(100vw-2*var(--gutter)))] overflow-y-auto rounded-lg border border-line bg-surface shadow-floating max-sm:fixed max-sm:inset-x-(--gutter) max-sm:w-auto"
      >
        {isOpen && data && <Panel data={data} onChosen={() => setOpen(false)} />}
        {isOpen && !data && isError && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
        {isOpen && !data && !isError && (
          <Loading label="Loading notifications" className="p-5">
            <SkeletonText lines={3} />
          </Loading>
        )}
      </section>
    </div>
  )
}

type Kind = 'all' | Notification['kind']
const kinds: readonly (readonly [Kind, string])[] = [
  ['all', 'All'],
  ['reply', 'Replies'],
  ['mention', 'Mentions'],
  ['question', 'Questions'],
]
const didWhat = { mention: 'mentioned you in', question: 'asked you', reply: 'replied to' } as const

function Panel({ data, onChosen }: { data: NotificationList; onChosen: () => void }) {
  const markAllRead = useMarkAllRead()
  const [kind, setKind] = useState<Kind>('all')
  const all = data.notifications
  const list = all.filter((item) => kind === 'all' || item.kind === kind)
  if (all.length === 0) {
    return (
      <p className="px-5 py-6 text-sm text-muted">
        Nothing yet. Replies to your topics and mentions of your name will show up here.
      </p>
    )
  }
  return (
    <>
      <div className="flex flex-wrap gap-1 border-b border-line p-2">
        {kinds.map(([value, name]) => (
          <Button
            key={value}
            variant="ghost"
            size="sm"
            aria-pressed={kind === value}
            className={kind === value ? 'bg-hover' : undefined}
            onClick={() => setKind(value)}
          >
            {name}
          </Button>
        ))}
      </div>
      {list.length === 0 && <p className="px-5 py-6 text-sm text-muted">None of this kind.</p>}
      <ul className="divide-y divide-line">
        {list.map((item) => (
          <li key={item.id}>
            <NotificationLink item={item} onChosen={onChosen} />
          </li>
        ))}
      </ul>
      {data.unread > 0 && (
        <div className="sticky bottom-0 border-t border-line bg-surface p-2">
          <Button variant="ghost" size="sm" block pending={markAllRead.isPending} onClick={() => markAllRead.mutate()}>
            Mark all as read
          </Button>
        </div>
      )}
    </>
  )
}

function NotificationLink({ item, onChosen }: { item: Notification; onChosen: () => void }) {
  const { actor, kind, topic, replyId, createdAt, isRead } = item
  return (
    <SiteLink
      {...(replyId ? replyLink(topic.id, replyId) : topicLink(topic.id))}
      onClick={onChosen}
      className={classNames('flex gap-3 px-4 py-3 text-sm hover:bg-hover', !isRead && 'bg-blue-soft')}
    >
      <Avatar name={actor.username} src={authorPicture(actor)} size="sm" />
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {!isRead && <span className="sr-only">Unread: </span>}
        <bdi className="font-semibold">{actor.username}</bdi> {didWhat[kind]}{' '}
        <bdi className="font-semibold">{topic.title}</bdi>
        <RelativeTime time={createdAt} className="block text-xs text-muted" />
      </span>
    </SiteLink>
  )
}
