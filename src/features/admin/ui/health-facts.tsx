// The facts of the system in six cards: one line that matters, and what explains it.
import type { ReactNode } from 'react'
import { Card } from '#design/card.tsx'
import { writeNumber } from '#shared/plain-writing.ts'
import type { Health } from '../health.schema.ts'
import { writeBytes, writeSpan } from './amounts.ts'

export function HealthFacts({ health }: { health: Health }) {
  const { database, mail, storage, lastBackup } = health
  const since = (time: string) => writeSpan(Date.parse(health.readAt) - Date.parse(time))
  const { applied, known, areComplete } = database.migrations
  return (
    <dl className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:gap-4 xl:grid-cols-3">
      <Fact label="Application" value={`Version ${health.version}`}>
        This instance runs for {since(health.startedAt)}, on Node {health.node}
      </Fact>
      <Fact label="Last backup" value={lastBackup ? `${since(lastBackup.madeAt)} ago` : 'None'}>
        {lastBackup
          ? `${writeBytes(lastBackup.bytes)}: ${writeNumber(lastBackup.rows)} rows, ${writeNumber(lastBackup.files)} files. `
          : ''}
        {writeOwnBackups(health.backups)}
      </Fact>
      <Fact
        label="Payment events"
        value={health.payments.lastEventAt ? `${since(health.payments.lastEventAt)} ago` : 'None yet'}
      >
        {health.payments.areSetUp ? 'The last one that the provider sent' : 'PAYMENT_LINK_URL is not set'}
      </Fact>
      <Fact label="Database" value={writeBytes(database.bytes)}>
        PostgreSQL {database.version}, {database.kind}; {database.connections} of {database.maxConnections} connections
      </Fact>
      <Fact label="Migrations" value={`${applied} of ${known}`}>
        {areComplete ? 'All applied' : 'Some are missing'}
      </Fact>
      <Fact label="Mail" value={`${writeNumber(mail.waiting)} waiting`}>
        {mail.way === 'smtp' ? 'By SMTP' : 'Into files, as SMTP_URL is not set'}; {writeNumber(mail.sentToday)} sent in
        24 hours, {writeNumber(mail.undelivered)} undelivered
        {mail.oldestWaiting && `; the oldest waits for ${since(mail.oldestWaiting)}`}
      </Fact>
      <Fact label="Pictures" value={writeBytes(storage.bytes)}>
        {writeNumber(storage.files)} files {storage.kind === 's3' ? 'in S3' : 'on disk'}, smaller copies not counted
        {storage.freeBytes !== null && `; ${writeBytes(storage.freeBytes)} free on this machine`}
      </Fact>
    </dl>
  )
}

function writeOwnBackups({ where, at, isEncrypted }: Health['backups']): string {
  if (where === null) return 'By hand: npm run backup -- FILE'
  return `Every day at ${at} UTC into a ${where}, ${isEncrypted ? 'encrypted' : 'not encrypted'}`
}

function Fact({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  return (
    <Card className="grid content-start gap-1 p-4! sm:p-5!">
      <dt className="text-sm font-semibold text-muted">{label}</dt>
      <dd className="font-display text-2xl font-bold tabular-nums">{value}</dd>
      <dd className="text-sm text-muted">{children}</dd>
    </Card>
  )
}
