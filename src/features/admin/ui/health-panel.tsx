// How the system is: what wants attention and what failed first, then the facts, then queue and tables.
import { useQuery } from '@tanstack/react-query'
import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import { RotateCw } from '#design/icons.tsx'
import { Panel } from '#design/panel.tsx'
import { findConcerns } from '../health.rules.ts'
import type { Health } from '../health.schema.ts'
import { FailedWorkTable } from './failed-work-table.tsx'
import { healthQuery } from './health.api.ts'
import { HealthFacts } from './health-facts.tsx'
import { BiggestTables, QueueTable } from './health-tables.tsx'

const never = { title: '', text: '' }

export function HealthPanel() {
  const query = useQuery(healthQuery)
  return (
    <Panel query={query} isEmpty={() => false} empty={never}>
      {(health) => (
        <div className="grid grid-cols-1 gap-6">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-sm text-muted">As of {health.readAt.slice(0, 19).replace('T', ' ')} UTC</p>
            <Button
              variant="outline"
              onClick={() => void query.refetch()}
              pending={query.isFetching}
              pendingText="Looking..."
            >
              <RotateCw aria-hidden="true" />
              Look again
            </Button>
          </div>
          <Concerns health={health} isCurrent={!query.isError} />
          <PartLinks hasFailed={hasFailed(health)} />
          {hasFailed(health) && (
            <div id="system-failed">
              <FailedWorkTable />
            </div>
          )}
          <div id="system-facts">
            <HealthFacts health={health} />
          </div>
          <div id="system-queue">
            <QueueTable queue={health.queue} />
          </div>
          <div id="system-tables">
            <BiggestTables tables={health.database.tables} />
          </div>
        </div>
      )}
    </Panel>
  )
}

const hasFailed = ({ queue }: Health) => queue.some(({ failed }) => failed > 0)

/** The page is several screens of a phone long. */
function PartLinks({ hasFailed }: { hasFailed: boolean }) {
  const parts = [
    ...(hasFailed ? [['failed', 'Failed work'] as const] : []),
    ['facts', 'Facts'] as const,
    ['queue', 'Work in the background'] as const,
    ['tables', 'Biggest tables'] as const,
  ]
  return (
    <nav aria-label="Parts of this page">
      <ul className="flex flex-wrap gap-x-5">
        {parts.map(([id, name]) => (
          <li key={id}>
            <a href={`#system-${id}`} className="link inline-flex min-h-11 items-center">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Concerns({ health, isCurrent }: { health: Health; isCurrent: boolean }) {
  const concerns = findConcerns(health)
  if (concerns.length === 0) return isCurrent ? <Alert kind="success" title="Nothing wants your attention" /> : null
  return (
    <Alert kind="warning" title="Wants your attention">
      <ul className="grid list-disc gap-1 ps-5">
        {concerns.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Alert>
  )
}
