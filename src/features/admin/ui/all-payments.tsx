// Every payment there was: by words, days and status, with its person and its page at the provider.
import { useQuery } from '@tanstack/react-query'
import { Badge } from '#design/badge.tsx'
import { ExternalLink } from '#design/icons.tsx'
import { Pagination } from '#design/pagination.tsx'
import { Panel, PanelBar } from '#design/panel.tsx'
import { SelectField } from '#design/select.tsx'
import { SiteLink } from '#design/site-link.tsx'
import { Cell, HeaderRow, Table } from '#design/table.tsx'
import { type Payment, PaymentSearch } from '#features/membership/membership.schema.ts'
import { writeNumber } from '#shared/plain-writing.ts'
import { writeMinute } from '#shared/write-minute.ts'
import { allPaymentsQuery } from './admin.api.ts'
import { FileLink } from './csv-button.tsx'
import { DaysForm, searchIn } from './days-form.tsx'
import { useDesk } from './desk-address.ts'
import { paymentReasons, paymentStates } from './payment-texts.ts'
import { writeMoney } from './writing.ts'

const empty = { title: 'No payment found', text: 'Try other words, days or another status.' }
const labels = ['When', 'Amount', 'Status', 'Payer', 'Member', 'Provider']

export function AllPayments() {
  const { address, go, narrow } = useDesk()
  const search = PaymentSearch.catch({ page: 1 }).parse(address)
  const query = useQuery(allPaymentsQuery(search))
  const { query: words = '', from = '', to = '', status = '' } = search
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 className="text-xl">All payments</h2>
      <DaysForm label="Payer, member or reference" search={{ query: words, from, to }} onSearch={narrow}>
        <SelectField
          label="Status"
          className="sm:w-40"
          value={status}
          options={[
            { value: '', label: 'Any' },
            ...Object.entries(paymentStates).map(([value, { label }]) => ({ value, label })),
          ]}
          onChange={({ target }) => narrow({ ...searchIn(target.form), status: target.value })}
        />
      </DaysForm>
      <Panel query={query} isEmpty={({ total }) => total === 0} empty={empty}>
        {({ payments, total, page, totalPages }) => (
          <>
            <PanelBar text={`${writeNumber(total)} ${total === 1 ? 'payment' : 'payments'}`}>
              <FileLink
                of="the payments found"
                path="/api/admin/payments.csv"
                query={{ query: words, from, to, status }}
              />
            </PanelBar>
            <Table caption="Payments, times in UTC" captionHidden stacked>
              <HeaderRow labels={labels} />
              <tbody>
                {payments.map((payment) => (
                  <Row key={payment.id} payment={payment} />
                ))}
              </tbody>
            </Table>
            <Pagination
              page={page}
              totalPages={totalPages}
              onPage={(next) => go((now) => ({ ...now, page: next }))}
              label="Pages of payments"
            />
          </>
        )}
      </Panel>
    </section>
  )
}

function Row({ payment }: { payment: Payment }) {
  const { id, createdAt, amount, tax, currency, partlyRefunded, status, reason } = payment
  const { payerName, email, reference, person, url } = payment
  const state = paymentStates[status]
  return (
    // One that waits has its card above.
    <tr id={status === 'unmatched' ? undefined : `row-${id}`}>
      <Cell label="When" className="whitespace-nowrap">
        {writeMinute(createdAt)}
      </Cell>
      <Cell label="Amount" className="whitespace-nowrap tabular-nums">
        {amount === null ? '–' : writeMoney(amount, currency ?? 'usd')}
        {tax !== null && tax > 0 && (
          <span className="block text-sm text-muted">tax {writeMoney(tax, currency ?? 'usd')}</span>
        )}
        {partlyRefunded !== null && partlyRefunded > 0 && (
          <span className="block text-sm text-muted">{writeMoney(partlyRefunded, currency ?? 'usd')} refunded</span>
        )}
      </Cell>
      <Cell label="Status">
        <span className="inline-grid justify-items-start gap-1 max-sm:justify-items-end">
          <Badge tone={state?.tone ?? 'slate'}>{state?.label ?? status}</Badge>
          {reason && <span className="text-sm text-muted">{paymentReasons[reason] ?? reason}</span>}
        </span>
      </Cell>
      <Cell label="Payer" className="[overflow-wrap:anywhere]">
        <bdi>{payerName ?? email ?? '–'}</bdi>
        {payerName && email && <span className="block text-sm text-muted">{email}</span>}
        {reference && reference !== person?.id && (
          <span className="block text-sm text-muted">Reference {reference}</span>
        )}
      </Cell>
      <Cell label="Member" className="[overflow-wrap:anywhere]">
        {person ? (
          <SiteLink
            to="/admin"
            search={{ section: 'users', id: person.id }}
            className="link inline-flex min-h-6 items-center"
          >
            <bdi>{person.username}</bdi>
          </SiteLink>
        ) : (
          '–'
        )}
      </Cell>
      <Cell label="Provider">
        {url ? (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`Open the payment of ${payerName ?? email ?? 'somebody'} at the provider`}
            className="link inline-flex min-h-6 items-center gap-1"
          >
            Open
            <ExternalLink aria-hidden="true" className="size-4" />
          </a>
        ) : (
          '–'
        )}
      </Cell>
    </tr>
  )
}
