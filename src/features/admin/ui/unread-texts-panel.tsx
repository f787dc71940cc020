// Live listings whose place or pay could not be read from their text: members' filters miss them until somebody says it.
import { useQuery } from '@tanstack/react-query'
import { buttonClasses } from '#design/button.tsx'
import { Panel, PanelBar } from '#design/panel.tsx'
import { SiteLink } from '#design/site-link.tsx'
import { Cell, HeaderRow, Table } from '#design/table.tsx'
import { mostUnread } from '#features/jobs/board.schema.ts'
import { unreadTextsQuery } from '#features/jobs/ui/unread-texts.api.ts'
import { writeNumber } from '#shared/plain-writing.ts'
import { CsvButton } from './csv-button.tsx'

const empty = { title: 'Every text could be read', text: 'Places and pay of all live listings are known.' }

function sayCount(count: number): string {
  if (count === mostUnread) return `The newest ${writeNumber(count)} listings`
  return `${writeNumber(count)} ${count === 1 ? 'listing' : 'listings'}`
}

export function UnreadTextsPanel() {
  const query = useQuery(unreadTextsQuery)
  return (
    <Panel query={query} isEmpty={({ listings }) => listings.length === 0} empty={empty}>
      {({ listings }) => (
        <div className="grid grid-cols-1 gap-4">
          <PanelBar text={`${sayCount(listings.length)}, live now, with a place or pay that could not be read`}>
            <CsvButton name="unread-texts" of="texts that could not be read" rows={listings} />
          </PanelBar>
          <Table caption="Listings with a text that could not be read" captionHidden stacked>
            <HeaderRow labels={['Listing', 'Place as written', 'Pay as written', 'Actions']} />
            <tbody>
              {listings.map(({ id, title, company, location, salary }) => (
                <tr key={id}>
                  <Cell label="Listing" className="[overflow-wrap:anywhere]">
                    <bdi className="font-semibold">{title}</bdi>
                    <bdi className="block text-sm text-muted">{company}</bdi>
                  </Cell>
                  <Cell label="Place as written">
                    <bdi>{location ?? '–'}</bdi>
                  </Cell>
                  <Cell label="Pay as written">
                    <bdi>{salary ?? '–'}</bdi>
                  </Cell>
                  <Cell label="Actions">
                    <SiteLink
                      to="/edit-job/$id"
                      params={{ id }}
                      search={{ back: '/admin?section=operations&part=texts' }}
                      aria-label={`Edit ${title}`}
                      className={buttonClasses({ variant: 'outline', size: 'sm' })}
                    >
                      Edit
                    </SiteLink>
                  </Cell>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      )}
    </Panel>
  )
}
