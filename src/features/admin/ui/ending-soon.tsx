// Memberships that end within thirty days, the next one first.
import { useQuery } from '@tanstack/react-query'
import { buttonClasses } from '#design/button.tsx'
import { Panel, PanelBar } from '#design/panel.tsx'
import { SiteLink } from '#design/site-link.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { Cell, HeaderRow, Table } from '#design/table.tsx'
import { writeNumber } from '#shared/plain-writing.ts'
import { FileLink } from './csv-button.tsx'
import { everybody, usersQuery } from './people.api.ts'
import { writeDay } from './writing.ts'

const empty = { title: 'No membership ends within 30 days', text: 'Those that do will stand here.' }

export function EndingSoon() {
  const query = useQuery(usersQuery({ ...everybody, state: 'ends_soon', sort: 'ends' }))
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-xl">Ends within 30 days</h2>
      <Panel query={query} skeleton={<Skeleton className="h-48" />} isEmpty={({ total }) => total === 0} empty={empty}>
        {({ users, total }) => (
          <>
            <PanelBar text={`${writeNumber(total)} ${total === 1 ? 'membership' : 'memberships'}, the next one first`}>
              <FileLink of="memberships that end soon" path="/api/admin/users.csv" query={{ state: 'ends_soon' }} />
              <SiteLink
                to="/admin"
                search={{ section: 'users', state: 'ends_soon', sort: 'ends' }}
                className={buttonClasses({ variant: 'ghost', size: 'sm' })}
              >
                All of them
              </SiteLink>
            </PanelBar>
            <Table caption="Memberships that end within 30 days" captionHidden stacked>
              <HeaderRow labels={['Member', 'E-mail', 'Ends on']} />
              <tbody>
                {users.map(({ id, username, email, subscriptionEndDate }) => (
                  <tr key={id}>
                    <Cell label="Member">
                      <SiteLink
                        to="/admin"
                        search={{ section: 'users', id }}
                        className="link inline-flex min-h-6 items-center"
                      >
                        <bdi>{username}</bdi>
                      </SiteLink>
                    </Cell>
                    <Cell label="E-mail" className="[overflow-wrap:anywhere]">
                      {email}
                    </Cell>
                    <Cell label="Ends on" className="whitespace-nowrap">
                      {writeDay(subscriptionEndDate)}
                    </Cell>
                  </tr>
                ))}
              </tbody>
            </Table>
          </>
        )}
      </Panel>
    </section>
  )
}
