// /ngo: what was given to whom, quarter by quarter. Open to everybody.
import { Card } from '#design/card.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { PageHeading } from '#design/page-heading.tsx'
import { SiteLink } from '#design/site-link.tsx'
import { Cell, Header, Table } from '#design/table.tsx'
import type { SiteWords } from '#shared/site-facts.ts'
import type { NgoQuarters } from '../membership.schema.ts'

type Props = { giving: NgoQuarters; ngos: SiteWords['ngos'] }

export function NgoPage({ giving: { currency, quarters }, ngos }: Props) {
  const money = new Intl.NumberFormat('en', { style: 'currency', currency })
  const write = (cents: number) => money.format(cents / 100)
  return (
    <div className="page-width max-w-4xl! py-10 md:py-14">
      <PageHeading
        title="A tenth for the sea"
        lead="A tenth of every membership fee goes to an ocean organisation that the member chooses. Here is what came together, quarter by quarter; fees that were refunded are taken off."
      />
      <Card as="section" aria-labelledby="to-choose" className="mt-8">
        <h2 id="to-choose" className="text-xl">
          Who can be chosen now
        </h2>
        <ul className="mt-3 grid gap-1 sm:grid-cols-2">
          {ngos.map(({ id, name, url }) => (
            <li key={id}>
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                className="link inline-flex min-h-11 items-center wrap-anywhere"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
        <p className="mt-3 text-sm text-muted">
          Members choose in their account, under{' '}
          <SiteLink to="/account" search={{ tab: 'pricing' }} className="link">
            Membership
          </SiteLink>
          , and can change their mind.
        </p>
      </Card>
      {quarters.length === 0 ? (
        <EmptyState title="Nothing to give yet" text="The first fees of members who have chosen will stand here." />
      ) : (
        quarters.map(({ quarter, isRunning, cents, given }) => (
          <section key={quarter} aria-labelledby={quarter} className="mt-10">
            <h2 id={quarter} className="text-2xl">
              {nameOf(quarter)}
            </h2>
            <p className="mt-1 text-muted">
              {write(cents)} {isRunning ? 'so far: the quarter is not over' : 'in all'}
            </p>
            <Table caption={`What went to whom, ${nameOf(quarter)}`} captionHidden className="mt-4">
              <thead>
                <tr>
                  <Header>Organisation</Header>
                  <Header align="end">Part</Header>
                </tr>
              </thead>
              <tbody>
                {given.map(({ id, name, cents: part }) => (
                  <tr key={id}>
                    <Cell>{name}</Cell>
                    <Cell cellAlign="end">{write(part)}</Cell>
                  </tr>
                ))}
              </tbody>
            </Table>
          </section>
        ))
      )}
    </div>
  )
}

const names = ['January to March', 'April to June', 'July to September', 'October to December']

function nameOf(quarter: string): string {
  return `${names[Number(quarter.at(-1)) - 1]} ${quarter.slice(0, 4)}`
}
