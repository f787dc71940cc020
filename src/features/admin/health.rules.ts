// What of a system's health wants somebody's attention, in plain sentences.
import type { Health } from './health.schema.ts'

const hour = 3_600_000
const backupIsOldAfter = 48 * hour
const mailIsLateAfter = hour
/** Even in a quiet month somebody pays. */
const eventsAreLateAfter = 30 * 24 * hour
const littleSpace = 1024 ** 3

export function findConcerns(health: Health): string[] {
  const { database, queue, mail, storage, lastBackup, payments } = health
  const now = Date.parse(health.readAt)
  const ageOf = (time: string) => now - Date.parse(time)
  const failed = queue.reduce((sum, each) => sum + each.failed, 0)
  const concerns: [boolean, string][] = [
    [lastBackup === null, 'No backup was ever made. Run npm run backup every night.'],
    [
      lastBackup !== null && ageOf(lastBackup.madeAt) > backupIsOldAfter,
      `The last backup is ${lastBackup ? Math.floor(ageOf(lastBackup.madeAt) / (24 * hour)) : 0} days old.`,
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
    [storage.freeBytes !== null && storage.freeBytes < littleSpace, 'The disk is nearly full.'],
  ]
  return concerns.filter(([isSo]) => isSo).map(([, sentence]) => sentence)
}
