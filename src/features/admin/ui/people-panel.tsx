// The list of people: search, narrow down, open one.
import { useQuery } from '@tanstack/react-query'
import { Button } from '#design/button.tsx'
import { TextField } from '#design/field.tsx'
import { Pagination } from '#design/pagination.tsx'
import { Panel, PanelBar } from '#design/panel.tsx'
import { SelectField } from '#design/select.tsx'
import { Cell, HeaderRow, Table } from '#design/table.tsx'
import type { User } from '#features/accounts/account.schema.ts'
import { plans, roles } from '#shared/actor.ts'
import { writeNumber } from '#shared/plain-writing.ts'
import { personOrders, personStates, UserSearch } from '../admin.schema.ts'
import { typedIn, useFieldValues } from './address-fields.ts'
import { FileLink } from './csv-button.tsx'
import { denseTable } from './dense-table.ts'
import { type DeskAddress, useDesk } from './desk-address.ts'
import { everybody, usersQuery } from './people.api.ts'
import { PersonDialog } from './person-dialog.tsx'
import { PlanBadge } from './plan-badge.tsx'
import { roleNames, writeDay } from './writing.ts'

const empty = { title: 'Nobody found', text: 'Try another name or address.' }
const anyValue = { value: '', label: 'Any' }
const stateNames: Record<(typeof personStates)[number], string> = {
  ends_soon: 'Ends in 30 days',
  unverified: 'Not confirmed',
  suspended: 'Silenced or suspended',
  staff: 'Team',
}
const orderNames: Record<(typeof personOrders)[number], string> = {
  newest: 'Newest first',
  name: 'By name',
  last_login: 'Last login first',
  ends: 'Ends first',
}
const filterOf = ({ search, plan, role, state }: UserSearch) => ({ search, plan, role, state })

export function PeoplePanel({ me }: { me: User }) {
  const { address, go, narrow } = useDesk()
  const read = UserSearch.safeParse({ ...address, search: address.query })
  const search = read.success ? read.data : everybody
  const query = useQuery(usersQuery(search))
  const form = useFieldValues({ search: search.search })
  const ask = (change: Partial<DeskAddress> = {}) => narrow({ query: typedIn(form.current, 'search'), ...change })
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 className="text-xl">People</h2>
      <form
        ref={form}
        className="grid grid-cols-2 gap-3 sm:grid-cols-4 sm:items-end xl:grid-cols-[minmax(0,1fr)_8rem_9rem_11rem_11rem_auto] max-xl:[&>:first-child]:col-span-full"
        onSubmit={(event) => {
          event.preventDefault()
          ask()
        }}
      >
        <TextField label="Name or e-mail" type="search" name="search" maxLength={200} defaultValue={search.search} />
        <SelectField
          label="Plan"
          options={[anyValue, ...plans.map((plan) => ({ value: plan, label: plan }))]}
          value={search.plan}
          onChange={({ target }) => ask({ plan: target.value })}
        />
        <SelectField
          label="Role"
          options={[anyValue, ...roles.map((role) => ({ value: role, label: roleNames[role] }))]}
          value={search.role}
          onChange={({ target }) => ask({ role: target.value })}
        />
        <SelectField
          label="State"
          options={[anyValue, ...personStates.map((value) => ({ value, label: stateNames[value] }))]}
          value={search.state}
          onChange={({ target }) => ask({ state: target.value })}
        />
        <SelectField
          label="Order"
          options={personOrders.map((value) => ({ value, label: orderNames[value] }))}
          value={search.sort}
          onChange={({ target }) => ask({ sort: target.value })}
        />
        <Button type="submit" variant="outline" className="min-h-12">
          Search
        </Button>
      </form>
      <Panel query={query} isEmpty={({ total }) => total === 0} empty={empty}>
        {({ users, total, page, totalPages }) => (
          <>
            <PanelBar text={`${writeNumber(total)} ${total === 1 ? 'person' : 'people'}`}>
              <FileLink of="the people found" path="/api/admin/users.csv" query={filterOf(search)} />
            </PanelBar>
            <Table caption="People, as of now" captionHidden stacked className={denseTable}>
              <HeaderRow labels={['Username', 'E-mail', 'Role', 'Plan', 'Joined', 'Last login', 'Actions']} />
              <tbody>
                {users.map((user) => (
                  <Row key={user.id} user={user} onOpen={() => go((now) => ({ ...now, id: user.id }))} />
                ))}
              </tbody>
            </Table>
            <Pagination
              page={page}
              totalPages={totalPages}
              onPage={(page) => go((now) => ({ ...now, page }))}
              label="Pages of people"
            />
          </>
        )}
      </Panel>
      {address.id && (
        <PersonDialog
          key={address.id}
          id={address.id}
          me={me}
          onClose={() => go((now) => ({ ...now, id: undefined }))}
        />
      )}
    </section>
  )
}

function Row({ user, onOpen }: { user: User; onOpen: () => void }) {
  return (
    <tr>
      <Cell label="Username" className="[overflow-wrap:anywhere]">
        <bdi>{user.username}</bdi>
      </Cell>
      <Cell label="E-mail" className="[overflow-wrap:anywhere]">
        {user.email}
      </Cell>
      <Cell label="Role">{roleNames[user.role]}</Cell>
      <Cell label="Plan">
        <PlanBadge user={user} />
      </Cell>
      <Cell label="Joined" className="whitespace-nowrap">
        {writeDay(user.createdAt)}
      </Cell>
      <Cell label="Last login" className="whitespace-nowrap">
        {writeDay(user.lastLogin)}
      </Cell>
      <Cell label="Actions">
        <Button variant="outline" size="sm" onClick={onOpen}>
          Open<span className="sr-only"> {user.username}</span>
        </Button>
      </Cell>
    </tr>
  )
}
