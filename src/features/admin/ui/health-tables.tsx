// Work in the background by kind, and what takes the room in the database.
import { Cell, Header, Table } from '#design/table.tsx'
import { writeNumber } from '#shared/plain-writing.ts'
import type { Health } from '../health.schema.ts'
import { writeBytes } from './amounts.ts'
import { CsvButton } from './csv-button.tsx'
import { denseTable } from './dense-table.ts'

const columns = ['waiting', 'retrying', 'running', 'failed'] as const
const named = { waiting: 'Waiting', retrying: 'To be tried again', running: 'Running', failed: 'Failed' } as const

const quiet = 'max-sm:hidden!'

export function QueueTable({ queue }: { queue: Health['queue'] }) {
  return (
    <div className="grid grid-cols-1 gap-1">
      <Table caption="Work in the background, by kind, now" stacked className={denseTable}>
        <thead>
          <tr>
            <Header>Kind</Header>
            {columns.map((column) => (
              <Header key={column} align="end">
                {named[column]}
              </Header>
            ))}
          </tr>
        </thead>
        <tbody>
          {queue.map((each) => {
            // On a phone four noughts in a row of their own would make the page several screens longer.
            const isQuiet = columns.every((column) => each[column] === 0)
            return (
              <tr key={each.name}>
                <Cell label="Kind">
                  {each.name}
                  {isQuiet && <span className="text-muted sm:hidden">, nothing</span>}
                </Cell>
                {columns.map((column) => (
                  <Cell key={column} label={named[column]} cellAlign="end" {...(isQuiet ? { className: quiet } : {})}>
                    {writeNumber(each[column])}
                  </Cell>
                ))}
              </tr>
            )
          })}
        </tbody>
      </Table>
      <div>
        <CsvButton name="background-work" of="work in the background" rows={queue} />
      </div>
    </div>
  )
}

export function BiggestTables({ tables }: { tables: Health['database']['tables'] }) {
  return (
    <div className="grid grid-cols-1 gap-1">
      <Table caption="The biggest tables, with their indexes; rows as the database guesses them">
        <thead>
          <tr>
            <Header>Table</Header>
            <Header align="end">Size</Header>
            <Header align="end">Rows</Header>
          </tr>
        </thead>
        <tbody>
          {tables.map(({ name, bytes, rows }) => (
            <tr key={name}>
              <Cell className="[overflow-wrap:anywhere]">{name}</Cell>
              <Cell cellAlign="end" className="whitespace-nowrap">
                {writeBytes(bytes)}
              </Cell>
              <Cell cellAlign="end">{writeNumber(rows)}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
      <div>
        <CsvButton name="biggest-tables" of="the biggest tables" rows={tables} />
      </div>
    </div>
  )
}
