// What of a system's health wants somebody's attention, in plain sentences.
import type { Health } from './health.schema.ts'

const hour = 3_600_000
/** Made by hand or by a timer of the machine. */
const backupIsOldAfter = 48 * hour
/** Made by the application: a day, and time to make it. */
const ownBackupIsOldAfter = 26 * hour
const mailIsLateAfter = hour
/** Even in a quiet month somebody pays. */
const eventsAreLateAfter = 30 * 24 * hour
const littleSpace = 1024 ** 3

export function findConcerns(health: Health): string[] {
  const { database, queue, mail, storage, lastBackup, backups, payments } = health
  const now = Date.parse(health.readAt)
  const ageOf = (time: string) => now - Date.parse(time)
  const failed = queue.reduce((sum, each) => sum + each.failed, 0)
  const concerns: [boolean, string][] = [
    [
      lastBackup === null && backups.where === null,
      'No backup was ever made. Set BACKUP_DIR or BACKUP_BUCKET, or run npm run backup -- FILE every night.',
    ],
    [lastBackup === null && backups.where !== null, `No backup was made yet. The first is due at ${backups.at} UTC.`],
    [backups.failed !== null, `The last backup failed: ${backups.failed?.reason}`],
    [
      lastBackup !== null && ageOf(lastBackup.madeAt) > (backups.where ? ownBackupIsOldAfter : backupIsOldAfter),
      `The last backup is ${lastBackup ? writeAge(ageOf(lastBackup.madeAt)) : ''} old.`,
    ],
    [!database.migrations.areComplete, 'The database lacks migrations of this version.'],
    [database.connections > 0.8 * database.maxConnections, 'The database is running out of connections.'],
    [failed > 0, `${failed === 1 ? 'A job' : `${failed} jobs`} in the background failed for good.`],
    [
      mail.undelivered > 0,
      `${mail.undelivered === 1 ? 'A letter' : `${mail.undelivered} letters`} could not be delivered.`,
    ],
    [
      mail.oldestWaiting !== null && ageOf(mail.oldestWaiting) > mailIsLateAfter,
      'Mail is late: a letter has been waiting for over an hour.',
    ],
    [
      payments.areSetUp && payments.lastEventAt === null,
      'No payment event has ever arrived. Check the endpoint at the payment provider.',
    ],
    [
      payments.areSetUp && payments.lastEventAt !== null && ageOf(payments.lastEventAt) > eventsAreLateAfter,
      `No payment event has arrived for ${payments.lastEventAt ? Math.floor(ageOf(payments.lastEventAt) / (24 * hour)) : 0} days. Check the endpoint at the payment provider.`,
    ],
    [isNearlyFull(storage.freeBytes), 'The disk is nearly full.'],
  ]
  return concerns.filter(([isSo]) => isSo).map(([, sentence]) => sentence)
}

/** Null: nothing is kept on this machine's disk. */
export function isNearlyFull(freeBytes: number | null): boolean {
  return freeBytes !== null && freeBytes < littleSpace
}

function writeAge(ms: number): string {
  return ms < 48 * hour ? `${Math.floor(ms / hour)} hours` : `${Math.floor(ms / (24 * hour))} days`
}

/** Whether somebody has to look after it: it failed, or it is older than it should be. `since`: the last one, or the first day. */
export function isBackupDue(facts: { since: Date; now: Date; isOwn: boolean; hasFailed: boolean }): boolean {
  const { since, now, isOwn, hasFailed } = facts
  const limit = isOwn ? ownBackupIsOldAfter : 7 * 24 * hour
  return (isOwn && hasFailed) || now.getTime() - since.getTime() > limit
}
