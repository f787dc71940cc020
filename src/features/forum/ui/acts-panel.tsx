// What moderators did lately, newest first: each can be undone from here, or says why it can't.
import { useQuery } from '@tanstack/react-query'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { Panel } from '#design/panel.tsx'
import { SiteLink } from '#design/site-link.tsx'
import type { ForumAct } from '../act.schema.ts'
import { undoDays } from '../undo.rules.ts'
import { topicLink } from './forum-links.ts'
import { QueueFrame } from './queue-frame.tsx'
import { RelativeTime } from './relative-time.tsx'
import { actsQuery, useUndoAct } from './undo.api.ts'

const empty = { title: 'Nothing was done yet', text: 'What moderators do in the forum can be undone from here.' }

export function ActsPanel() {
  const query = useQuery({ ...actsQuery, staleTime: 0 })
  const undo = useUndoAct()
  return (
    <QueueFrame label="What was done">
      <Panel query={query} loading="Loading what was done" isEmpty={({ acts }) => acts.length === 0} empty={empty}>
        {({ acts }) => (
          <>
            <p className="mb-4 text-sm text-muted">Newest first. Each can be undone for {undoDays} days.</p>
            <Card padding="none">
              <ul className="divide-y divide-line">
                {acts.map((act) => (
                  <ActLine
                    key={act.id}
                    act={act}
                    isUndoing={undo.isPending && undo.variables === act.id}
                    onUndo={() => !undo.isPending && undo.mutate(act.id)}
                  />
                ))}
              </ul>
            </Card>
          </>
        )}
      </Panel>
    </QueueFrame>
  )
}

type LineProps = { act: ForumAct; isUndoing: boolean; onUndo: () => void }

/** The topic itself was taken away: its address leads nowhere until it is back. */
const isGone = ({ kind, postId, topicId, undoneAt }: ForumAct) =>
  (kind === 'delete' || kind === 'remove') && postId === topicId && !undoneAt

function ActLine({ act, isUndoing, onUndo }: LineProps) {
  const { text, title, excerpt, topicId, actor, createdAt, undoneAt, whyNot } = act
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-semibold [overflow-wrap:anywhere]">
          {text}
          {undoneAt && (
            <Badge tone="slate" className="ml-2">
              Undone
            </Badge>
          )}
        </p>
        {title &&
          (isGone(act) ? (
            <p dir="auto" className="text-sm [overflow-wrap:anywhere]">
              {title}
            </p>
          ) : (
            <SiteLink {...topicLink(topicId)} dir="auto" className="link text-sm [overflow-wrap:anywhere]">
              {title}
            </SiteLink>
          ))}
        {excerpt && (
          <p dir="auto" className="text-sm [overflow-wrap:anywhere]">
            {excerpt}
          </p>
        )}
        <p className="text-sm text-muted">
          <bdi>{actor?.username ?? 'Somebody who left'}</bdi>, <RelativeTime time={createdAt} />
        </p>
        {whyNot && !undoneAt && <p className="mt-1 text-sm text-muted">{whyNot}</p>}
      </div>
      {!whyNot && (
        <Button variant="outline" size="sm" pending={isUndoing} pendingText="Undoing" onClick={onUndo}>
          Undo<span className="sr-only">: {text}</span>
        </Button>
      )}
    </li>
  )
}
