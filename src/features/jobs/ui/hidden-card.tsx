// What somebody hides from their own lists, with the way back. Where nothing is hidden, nothing is shown.
import { useQuery } from '@tanstack/react-query'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { ErrorState } from '#design/error-state.tsx'
import { useFocusKeeper } from '#design/focus-keeper.ts'
import { SiteLink } from '#design/site-link.tsx'
import { type Hideable, hiddenQuery, useShowAgain } from './hidden.api.ts'

export function HiddenCard() {
  const hidden = useQuery(hiddenQuery)
  const showAgain = useShowAgain()
  const keeper = useFocusKeeper<HTMLDivElement>()
  const { jobs = [], companies = [] } = hidden.data ?? {}
  if (!hidden.data && hidden.isError)
    return (
      <ErrorState
        title="What you have hidden did not load"
        onRetry={() => void hidden.refetch()}
        retrying={hidden.isFetching}
      />
    )
  if (jobs.length + companies.length === 0) return null
  const button = (name: string, what: Hideable) => (
    <Button
      variant="outline"
      size="sm"
      pending={showAgain.isPending && isSame(showAgain.variables, what)}
      onClick={() => showAgain.mutate(what)}
    >
      Show again<span className="sr-only"> {name}</span>
    </Button>
  )
  return (
    <Card {...keeper} as="section" aria-labelledby="hidden-heading">
      <h2 id="hidden-heading" className="text-xl">
        Hidden
      </h2>
      <p className="mt-1 text-muted">Gone from your lists, their numbers and your alerts; for nobody else.</p>
      <ul className="mt-3 divide-y divide-line">
        {companies.map(({ name }) => (
          <li key={name} className="flex items-center justify-between gap-4 py-2.5">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              All of <bdi className="font-medium">{name}</bdi>
            </span>
            {button(name, { company: name })}
          </li>
        ))}
        {jobs.map(({ id, title, company }) => (
          <li key={id} className="flex items-center justify-between gap-4 py-2.5">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <SiteLink to="/jobs/$id" params={{ id }} className="link" dir="auto">
                {title}
              </SiteLink>
              , <bdi>{company}</bdi>
            </span>
            {button(title, { jobId: id })}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function isSame(one: Hideable | undefined, other: Hideable): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
