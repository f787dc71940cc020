// A letter to the operator, once a day and only when something waits at the desk.
import { readSettings } from '#features/settings/server/settings.service.ts'
import type { Deps } from '#platform/deps.ts'
import { renderLetter } from '#platform/mail/render-letter.tsx'
import { deskLetter } from './guardian.letters.tsx'
import { countDoubtful } from './links.store.ts'
import { countOpen } from './listing-reports.store.ts'

export const deskLetterQueue = 'desk-letter'
export const deskLetterCron = '0 8 * * *'

export async function tellOperator(deps: Deps): Promise<boolean> {
  const { db, clock, config, mailer } = deps
  const settings = await readSettings(deps)
  const now = clock.now()
  return db.orm.transaction(async (tx) => {
    const waiting = { doubtful: await countDoubtful(tx, now), reports: await countOpen(tx) }
    if (waiting.doubtful + waiting.reports === 0) return false
    const letter = renderLetter(deskLetter(waiting, config.publicUrl), settings)
    const key = `desk:${now.toISOString().slice(0, 10)}`
    return mailer.post(tx, { key, to: settings.supportEmail, letter })
  })
}
