// The desk of links: what readers reported, then what the guardian doubts, each beside its listing. Which of them are shown is
// for the page around it to keep.
import { useQuery } from '@tanstack/react-query'
import { useFocusKeeper } from '#design/focus-keeper.ts'
import { PageHeading } from '#design/page-heading.tsx'
import { Panel } from '#design/panel.tsx'
import { SelectField } from '#design/select.tsx'
import { mostLinks } from '../link.schema.ts'
import { LinkCard } from './link-card.tsx'
import { linksQuery } from './links.api.ts'
import { ListingReports } from './listing-reports.tsx'

const choices = [
  { value: 'doubtful', label: 'Doubtful' },
  { value: 'closed', label: 'Closed' },
  { value: 'unknown', label: 'Unknown' },
  { value: 'open', label: 'Open' },
  { value: 'all', label: 'All, doubtful first' },
] as const

type Shown = (typeof choices)[number]['value']

const nothing: Record<Shown, { title: string; text: string }> = {
  doubtful: { title: 'Nothing is doubtful', text: 'Every page that could be read is open, or a decision was made.' },
  closed: { title: 'Nothing was closed', text: 'Listings whose page was gone twice are found here.' },
  unknown: { title: 'Every page could be read', text: 'Pages that give no answer are found here.' },
  open: { title: 'No page was seen open yet', text: 'Each is looked at once a day.' },
  all: { title: 'No links yet', text: 'Each listing’s page is looked at once a day.' },
}

type Props = { state: string | undefined; onState: (state: Shown) => void }

export function LinkDesk({ state: wanted, onState }: Props) {
  const shown = choices.find(({ value }) => value === wanted)?.value ?? 'doubtful'
  return (
    <div className="grid grid-cols-1 gap-8">
      <PageHeading title="Links" />
      <ListingReports />
      <section aria-labelledby="links-heading" className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h2 id="links-heading" className="text-xl">
            What the guardian found
          </h2>
          <SelectField
            label="Show"
            value={shown}
            options={choices}
            onChange={(event) => onState(event.target.value as Shown)}
          />
        </div>
        <Links shown={shown} />
      </section>
    </div>
  )
}

function sayCount(count: number): string {
  if (count === mostLinks) return `The first ${mostLinks} links`
  return count === 1 ? '1 link' : `${count} links`
}

function Links({ shown }: { shown: Shown }) {
  const query = useQuery(linksQuery(shown === 'all' ? undefined : shown))
  const keeper = useFocusKeeper<HTMLDivElement>()
  return (
    <div {...keeper} className="grid grid-cols-1 gap-4">
      <Panel query={query} loading="Loading links" isEmpty={({ links }) => links.length === 0} empty={nothing[shown]}>
        {({ links }) => (
          <>
            <p role="status" className="text-sm text-muted">
              {sayCount(links.length)}. On a card’s buttons, K keeps, C closes and O opens again.
            </p>
            <ul className="grid grid-cols-1 gap-4">
              {links.map((link) => (
                <LinkCard key={link.jobId} link={link} />
              ))}
            </ul>
          </>
        )}
      </Panel>
    </div>
  )
}
