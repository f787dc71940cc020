// Who gets the newsletter, with and without an account: search, save, and erase an address that has no account.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { TextField } from '#design/field.tsx'
import { Pagination } from '#design/pagination.tsx'
import { Panel, PanelBar } from '#design/panel.tsx'
import { SelectField } from '#design/select.tsx'
import { Cell, HeaderRow, Table } from '#design/table.tsx'
import type { Tone } from '#design/tone.ts'
import { type Subscriber, SubscriberSearch, subscriberStates } from '#features/newsletter/subscriber-desk.schema.ts'
import { subscribersQuery, useEraseSubscriber } from '#features/newsletter/ui/subscribers.api.ts'
import { writeNumber } from '#shared/plain-writing.ts'
import { typedIn, useFieldValues } from './address-fields.ts'
import { FileLink } from './csv-button.tsx'
import { searchForm } from './days-form.tsx'
import { type DeskAddress, useDesk } from './desk-address.ts'
import { writeDay } from './writing.ts'

const empty = { title: 'Nobody found', text: 'Try another address, or look at all of them.' }
const states: Record<Subscriber['state'], { label: string; tone: Tone }> = {
  active: { label: 'Gets it', tone: 'green' },
  waiting: { label: 'Not confirmed', tone: 'amber' },
  left: { label: 'Left', tone: 'slate' },
}
const sources: Record<Subscriber['source'], string> = {
  account: 'account',
  footer: 'foot of the page',
  preferences: 'preferences',
}

export function SubscribersPanel() {
  const { address, go, narrow } = useDesk()
  const search = SubscriberSearch.catch({ query: '', state: '', account: '', page: 1 }).parse(address)
  const query = useQuery({ ...subscribersQuery(search), placeholderData: keepPreviousData })
  const form = useFieldValues({ query: search.query })
  const ask = (change: Partial<DeskAddress> = {}) => narrow({ query: typedIn(form.current, 'query'), ...change })
  const [doomed, setDoomed] = useState<Subscriber | null>(null)
  const erase = useEraseSubscriber(() => setDoomed(null))
  const { page: _page, ...filter } = search
  return (
    <div className="grid grid-cols-1 gap-5">
      <form
        ref={form}
        className={searchForm}
        onSubmit={(event) => {
          event.preventDefault()
          ask()
        }}
      >
        <TextField
          label="Address or username"
          type="search"
          name="query"
          maxLength={200}
          defaultValue={search.query}
          className="col-span-full min-w-0 sm:flex-1"
        />
        <SelectField
          label="State"
          className="sm:w-40"
          value={search.state}
          options={[
            { value: '', label: 'Any' },
            ...subscriberStates.map((value) => ({ value, label: states[value].label })),
          ]}
          onChange={({ target }) => ask({ state: target.value })}
        />
        <SelectField
          label="Account"
          className="sm:w-40"
          value={search.account}
          options={[
            { value: '', label: 'Any' },
            { value: 'with', label: 'With one' },
            { value: 'without', label: 'Without one' },
          ]}
          onChange={({ target }) => ask({ account: target.value })}
        />
        <Button type="submit" variant="outline" className="min-h-12">
          Search
        </Button>
      </form>
      <Panel query={query} isEmpty={({ total }) => total === 0} empty={empty}>
        {({ subscribers, total, page, totalPages }) => (
          <>
            <PanelBar text={`${writeNumber(total)} ${total === 1 ? 'subscriber' : 'subscribers'}, newest first`}>
              <FileLink of="the subscribers found" path="/api/admin/subscribers.csv" query={filter} />
            </PanelBar>
            <Table caption="Subscribers, newest first, days in UTC" captionHidden stacked>
              <HeaderRow labels={['E-mail', 'State', 'Account', 'Agreed on', 'Actions']} />
              <tbody>
                {subscribers.map((each) => (
                  <Row key={each.id} subscriber={each} onErase={() => setDoomed(each)} />
                ))}
              </tbody>
            </Table>
            <Pagination
              page={page}
              totalPages={totalPages}
              onPage={(next) => go((now) => ({ ...now, page: next }))}
              label="Pages of subscribers"
            />
          </>
        )}
      </Panel>
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={(open) => !open && setDoomed(null)}
        title="Erase this address?"
        description={`Everything that is kept of ${doomed?.email ?? ''} goes: the subscription, letters, and the name on payments. This cannot be undone.`}
        confirmText="Erase"
        pending={erase.isPending}
        pendingText="Erasing"
        onConfirm={() => doomed && erase.mutate(doomed.id)}
      />
    </div>
  )
}

function Row({ subscriber, onErase }: { subscriber: Subscriber; onErase: () => void }) {
  const { email, state, username, consentAt, source } = subscriber
  return (
    <tr>
      <Cell label="E-mail" className="[overflow-wrap:anywhere]">
        {email}
      </Cell>
      <Cell label="State">
        <Badge tone={states[state].tone}>{states[state].label}</Badge>
      </Cell>
      <Cell label="Account">
        <bdi>{username ?? '–'}</bdi>
      </Cell>
      <Cell label="Agreed on" className="whitespace-nowrap">
        {writeDay(consentAt)}, {sources[source]}
      </Cell>
      <Cell label="Actions">
        {username === null && (
          <Button variant="outline" size="sm" onClick={onErase}>
            Erase<span className="sr-only"> {email}</span>
          </Button>
        )}
      </Cell>
    </tr>
  )
}
