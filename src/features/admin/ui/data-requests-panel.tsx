// What people asked about their data: open requests by when they are due, and what was done, with masked names.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { TextField } from '#design/field.tsx'
import { Panel, PanelBar } from '#design/panel.tsx'
import { SelectField } from '#design/select.tsx'
import { Cell, HeaderRow, Table } from '#design/table.tsx'
import { requestLabels } from '#features/accounts/data-request.rules.ts'
import type { DataRequest } from '#features/accounts/data-request.schema.ts'
import { writeNumber } from '#shared/plain-writing.ts'
import { CsvButton } from './csv-button.tsx'
import { DataRequestForm } from './data-request-form.tsx'
import { dataRequestsQuery, useSettleRequest } from './data-requests.api.ts'
import { useDesk } from './desk-address.ts'
import { writeDay } from './writing.ts'

const states = [
  { value: 'open', label: 'Open' },
  { value: 'done', label: 'Done' },
]
const ways = { account: 'In their account', team: 'By the team', letter: 'By letter' } as const
const empty = {
  open: {
    title: 'No request is open',
    text: 'What people do in their accounts is done at once and stands under Done.',
  },
  done: { title: 'Nothing was asked yet', text: 'Copies of data, deletions and corrections are noted here.' },
}

export function DataRequestsPanel() {
  const { address, narrow } = useDesk()
  const state = address.state === 'done' ? 'done' : 'open'
  const query = useQuery(dataRequestsQuery(state))
  const [settled, setSettled] = useState<DataRequest | null>(null)
  return (
    <div className="grid grid-cols-1 gap-6">
      <DataRequestForm />
      <SelectField
        label="Show"
        className="w-full sm:w-60"
        options={states}
        value={state}
        onChange={({ target }) => narrow({ state: target.value })}
      />
      <Panel query={query} isEmpty={({ requests }) => requests.length === 0} empty={empty[state]}>
        {({ requests, total }) => (
          <div className="grid grid-cols-1 gap-4">
            <PanelBar text={sayCount(total, requests.length, state)}>
              <CsvButton name="data-requests" of="requests about data" rows={requests} />
            </PanelBar>
            <Table caption={`Requests about data, ${state}`} captionHidden stacked>
              <HeaderRow labels={['What', 'Who', 'Received', state === 'open' ? 'Due' : 'Done', 'Note', 'Settle']} />
              <tbody>
                {requests.map((request) => (
                  <Row key={request.id} request={request} onSettle={() => setSettled(request)} />
                ))}
              </tbody>
            </Table>
          </div>
        )}
      </Panel>
      {settled && <SettleDialog request={settled} onClose={() => setSettled(null)} />}
    </div>
  )
}

function sayCount(total: number, shown: number, state: 'open' | 'done'): string {
  const all = `${writeNumber(total)} ${total === 1 ? 'request' : 'requests'}`
  if (shown >= total) return all
  return `${all}, the ${writeNumber(shown)} ${state === 'open' ? 'that are due first' : 'done last'} shown`
}

function Row({ request, onSettle }: { request: DataRequest; onSettle: () => void }) {
  const { id, kind, way, who, receivedOn, dueOn, isOverdue, doneAt, note } = request
  return (
    <tr id={`row-${id}`}>
      <Cell label="What">
        {requestLabels[kind]}
        <span className="block text-sm text-muted">{ways[way]}</span>
      </Cell>
      <Cell label="Who" className="[overflow-wrap:anywhere]">
        <bdi>{who}</bdi>
      </Cell>
      <Cell label="Received" className="whitespace-nowrap">
        {writeDay(receivedOn)}
      </Cell>
      <Cell label={doneAt ? 'Done' : 'Due'} className="whitespace-nowrap">
        {writeDay(doneAt ?? dueOn)} {isOverdue && <Badge tone="red">Overdue</Badge>}
      </Cell>
      <Cell label="Note" className="[overflow-wrap:anywhere]">
        {note ?? '–'}
      </Cell>
      <Cell label="Settle">
        {doneAt ? (
          '–'
        ) : (
          <Button variant="outline" size="sm" aria-label={`Done: ${requestLabels[kind]} for ${who}`} onClick={onSettle}>
            Done
          </Button>
        )}
      </Cell>
    </tr>
  )
}

function SettleDialog({ request, onClose }: { request: DataRequest; onClose: () => void }) {
  const [note, setNote] = useState(request.note ?? '')
  const settle = useSettleRequest(onClose)
  return (
    <ConfirmDialog
      open
      danger={false}
      onOpenChange={(open) => !open && onClose()}
      title="Is it done?"
      description={`“${requestLabels[request.kind]}” for ${request.who}. Afterwards only the first letters of the name and the dates are kept, for three years.`}
      confirmText="It is done"
      pending={settle.isPending}
      pendingText="Saving"
      onConfirm={() => settle.mutate({ id: request.id, note })}
    >
      <TextField
        label="Note"
        maxLength={500}
        hint="What was done. Please write no names."
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </ConfirmDialog>
  )
}
