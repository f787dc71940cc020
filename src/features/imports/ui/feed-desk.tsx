// The desk of watched feeds: a form to add one, and how each of them stands.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Panel } from '#design/panel.tsx'
import type { Feed } from '../feed.schema.ts'
import { FeedCard } from './feed-card.tsx'
import { FeedForm } from './feed-form.tsx'
import { feedsQuery, useRemoveFeed } from './feeds.api.ts'

export function FeedDesk() {
  return (
    <div className="grid grid-cols-1 gap-8">
      <section aria-labelledby="new-feed-heading" className="grid max-w-3xl grid-cols-1 gap-4">
        <h2 id="new-feed-heading" className="text-xl">
          Watch a feed
        </h2>
        <FeedForm />
      </section>
      <section aria-labelledby="feeds-heading" className="grid grid-cols-1 gap-4">
        <h2 id="feeds-heading" className="text-xl">
          Watched feeds
        </h2>
        <Feeds />
      </section>
    </div>
  )
}

const empty = { title: 'No feed is watched', text: 'Add the first one: what it brings waits among the drafts.' }

function Feeds() {
  const query = useQuery(feedsQuery)
  const [ending, setEnding] = useState<Feed | null>(null)
  const remove = useRemoveFeed(() => setEnding(null))
  return (
    <>
      <Panel query={query} loading="Loading feeds" isEmpty={({ feeds }) => feeds.length === 0} empty={empty}>
        {({ feeds }) => (
          <ul className="grid grid-cols-1 gap-4">
            {feeds.map((feed) => (
              <FeedCard key={feed.id} feed={feed} onRemove={() => setEnding(feed)} />
            ))}
          </ul>
        )}
      </Panel>
      <ConfirmDialog
        open={ending !== null}
        onOpenChange={(open) => !open && setEnding(null)}
        title="Watch this feed no longer?"
        description={`Nothing new comes from “${ending?.title ?? ''}”. Its drafts stay. Added again, its newest entries come again.`}
        confirmText="Remove feed"
        pending={remove.isPending}
        pendingText="Removing"
        onConfirm={() => ending && remove.mutate(ending)}
      />
    </>
  )
}
