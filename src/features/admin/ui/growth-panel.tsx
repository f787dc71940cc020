// Where members came from, and which listings led to memberships; of those who agreed to be counted.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Panel, PanelBar } from '#design/panel.tsx'
import { Select } from '#design/select.tsx'
import { SiteLink } from '#design/site-link.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { Cell, Header, Table } from '#design/table.tsx'
import type { Growth } from '#features/analytics/analytics.schema.ts'
import { writeNumber } from '#shared/plain-writing.ts'
import { type GrowthDays, growthQuery } from './admin.api.ts'
import { CsvButton } from './csv-button.tsx'
import { useWriteMoney } from './writing.ts'

const spans = ['30', '90', '365'] as const
const empty = { title: 'Nobody was counted yet', text: 'Only visits of people who agreed to be counted stand here.' }

/** Where the desk's numbers of visits lead to. */
export const sourcesId = 'sources'

export function GrowthPanel() {
  const [days, setDays] = useState<GrowthDays>('90')
  const query = useQuery(growthQuery(days))
  return (
    <section id={sourcesId} aria-labelledby="sources-heading" tabIndex={-1} className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="sources-heading" className="text-xl">
          Where members came from
        </h2>
        <Select
          aria-label="Time of growth"
          value={days}
          options={spans.map((value) => ({ value, label: `Last ${value} days` }))}
          onChange={({ target }) => setDays(spans.find((span) => span === target.value) ?? '90')}
        />
      </div>
      <Panel
        query={query}
        skeleton={<Skeleton className="h-96" />}
        isEmpty={({ sources, listings }) => sources.length + listings.length === 0}
        empty={empty}
      >
        {({ sources, listings }) => (
          <>
            <Sources sources={sources} days={days} />
            <Listings listings={listings} days={days} />
          </>
        )}
      </Panel>
    </section>
  )
}

const numbers = [
  ['visits', 'Visits'],
  ['signups', 'Signups'],
  ['members', 'Members'],
] as const

function Sources({ sources, days }: { sources: Growth['sources']; days: string }) {
  const writeMoney = useWriteMoney()
  return (
    <>
      <PanelBar text={`By the first visit after consent, last ${days} days`}>
        <CsvButton name="sources" of="sources" rows={sources} />
      </PanelBar>
      <Table caption={`Visits, signups and members by source, last ${days} days`} captionHidden stacked>
        <thead>
          <tr>
            <Header>Came from</Header>
            <Header>Campaign</Header>
            {numbers.map(([key, label]) => (
              <Header key={key} align="end">
                {label}
              </Header>
            ))}
            <Header align="end">Paid</Header>
          </tr>
        </thead>
        <tbody>
          {sources.map((source) => (
            <tr key={`${source.referrer} ${source.campaign}`}>
              <Cell label="Came from" className="[overflow-wrap:anywhere]">
                {source.referrer ?? 'Directly'}
              </Cell>
              <Cell label="Campaign" className="[overflow-wrap:anywhere]">
                <bdi>{source.campaign ?? '–'}</bdi>
              </Cell>
              {numbers.map(([key, label]) => (
                <Cell key={key} label={label} cellAlign="end" className="tabular-nums">
                  {writeNumber(source[key])}
                </Cell>
              ))}
              <Cell label="Paid" cellAlign="end" className="tabular-nums">
                {writeMoney(source.paid)}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  )
}

function Listings({ listings, days }: { listings: Growth['listings']; days: string }) {
  if (listings.length === 0) return null
  return (
    <>
      <h3 className="mt-2 text-lg">Listings that led to memberships</h3>
      <PanelBar text={`What new members looked at last before they paid, last ${days} days`}>
        <CsvButton name="leading-listings" of="listings that led to memberships" rows={listings} />
      </PanelBar>
      <Table caption={`Listings that led to memberships, last ${days} days`} captionHidden stacked>
        <thead>
          <tr>
            <Header>Listing</Header>
            <Header>Organisation</Header>
            <Header align="end">Members</Header>
          </tr>
        </thead>
        <tbody>
          {listings.map(({ jobId, title, company, members }) => (
            <tr key={jobId}>
              <Cell label="Listing" className="[overflow-wrap:anywhere]">
                <SiteLink to="/jobs/$id" params={{ id: jobId }} className="link inline-flex min-h-6 items-center">
                  <bdi>{title}</bdi>
                </SiteLink>
              </Cell>
              <Cell label="Organisation" className="[overflow-wrap:anywhere]">
                <bdi>{company}</bdi>
              </Cell>
              <Cell label="Members" cellAlign="end" className="tabular-nums">
                {writeNumber(members)}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  )
}
