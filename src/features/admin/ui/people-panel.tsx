// The list of people: search, narrow down, open one.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { TextField } from '#design/field.tsx'
import { Pagination } from '#design/pagination.tsx'
import { SelectField } from '#design/select.tsx'
import { Cell, HeaderRow, Table } from '#design/table.tsx'
import type { User } from '#features/accounts/account.schema.ts'
import { plans, roles } from '#shared/actor.ts'
import { writeNumber } from '#shared/plain-writing.ts'
import type { UserSearch } from '../admin.schema.ts'
import { saveCsv } from './csv.ts'
import { SaveButton } from './csv-button.tsx'
import { denseTable } from './dense-table.ts'
import { Panel, PanelBar } from './panel.tsx'
import { usersQuery, useSavePeople } from './people.api.ts'
import { PersonDialog } from './person-dialog.tsx'
import { PlanBadge } from './plan-badge.tsx'
import { describePlan } from './plan-text.ts'
import { roleNames, writeDay } from './writing.ts'

const nothing: UserSearch = { search: '', plan: '', role: '', page: 1 }
const empty = { title: 'Nobody found', text: 'Try another name or address.' }
const anyValue = { value: '', label: 'Any' }

export function PeoplePanel({ me }: { me: User }) {
  const [search, setSearch] = useState(nothing)
  const [opened, setOpened] = useState<User | null>(null)
  const query = useQuery(usersQuery(search))
  const saving = useSavePeople((people) => saveCsv('people', people.map(toRow)))
  const narrow = (change: Partial<UserSearch>) => setSearch({ ...search, page: 1, ...change })
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 className="text-xl">People</h2>
      <form
        className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_9rem_9rem_auto] sm:items-end"
        onSubmit={(event) => {
          event.preventDefault()
          narrow({ search: String(new FormData(event.currentTarget).get('search') ?? '') })
        }}
      >
        <TextField label="Name or e-mail" type="search" name="search" maxLength={200} />
        <SelectField
          label="Plan"
          options={[anyValue, ...plans.map((plan) => ({ value: plan, label: plan }))]}
          value={search.plan}
          onChange={({ target }) => narrow({ plan: plans.find((plan) => plan === target.value) ?? '' })}
        />
        <SelectField
          label="Role"
          options={[anyValue, ...roles.map((role) => ({ value: role, label: roleNames[role] }))]}
          value={search.role}
          onChange={({ target }) => narrow({ role: roles.find((role) => role === target.value) ?? '' })}
        />
        <Button type="submit" variant="outline" className="min-h-12">
          Search
        </Button>
      </form>
      <Panel query={query} isEmpty={({ total }) => total === 0} empty={empty}>
        {({ users, total, page, totalPages }) => (
          <>
            <PanelBar text={`${writeNumber(total)} ${total === 1 ? 'person' : 'people'}`}>
              <SaveButton of="the people shown" isBusy={saving.isPending} onClick={() => saving.mutate(search)} />
            </PanelBar>
            <Table caption="People, newest first, as of now" captionHidden stacked className={denseTable}>
              <HeaderRow labels={['Username', 'E-mail', 'Role', 'Plan', 'Joined', 'Last login', 'Actions']} />
              <tbody>
                {users.map((user) => (
                  <tr key={user.id}>
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
                      <Button variant="outline" size="sm" onClick={() => setOpened(user)}>
                        Open<span className="sr-only"> {user.username}</span>
                      </Button>
                    </Cell>
                  </tr>
                ))}
              </tbody>
            </Table>
            <Pagination
              page={page}
              totalPages={totalPages}
              onPage={(next) => setSearch({ ...search, page: next })}
              label="Pages of people"
            />
          </>
        )}
      </Panel>
      {opened && <PersonDialog key={opened.id} user={opened} me={me} onClose={() => setOpened(null)} />}
    </section>
  )
}

function toRow(user: User) {
  const { id, username, email, role, subscriptionType, subscriptionEndDate, createdAt, lastLogin } = user
  const { plan } = describePlan(user, new Date())
  return { id, username, email, role, plan, subscriptionType, subscriptionEndDate, createdAt, lastLogin }
}
