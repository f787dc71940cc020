// Tells people what their searches found: one letter for a person and a time, each listing once.

import { type BoardParams, readFilters, whyNotFilter } from '#features/jobs/board-search.rules.ts'
import { isLocked, newestForFree, onlyClear, revealJobs } from '#features/jobs/job.rules.ts'
import { newestIds } from '#features/jobs/server/jobs.store.ts'
import { writePrice } from '#features/settings/price.rules.ts'
import { readSettings } from '#features/settings/server/settings.service.ts'
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import { inTurn } from '#platform/in-turn.ts'
import { everyRow } from '#platform/keyset.ts'
import { oneClickHeaders } from '#platform/mail/one-click.ts'
import { renderLetter } from '#platform/mail/render-letter.tsx'
import { accessOf } from '#shared/actor.ts'
import { type DueUntil, dueUntil, maySendAtOnce } from '../alert.rules.ts'
import * as store from './alert-letters.store.ts'
import { signStop } from './alert-links.ts'
import { alertLetter, type SearchNews } from './alerts.letters.tsx'

/** Looks every few minutes, and as soon as something was found: the application's clock decides what is due. */
export const instantQueue = 'alert-letters'
export const alertCron = '*/5 * * * *'

/** What sending needs. */
type SendingDeps = Pick<Deps, 'cache' | 'config' | 'clock' | 'db' | 'log' | 'mailer' | 'keys'>

/** Stands a repeat and a kill: a letter, what it tells and when it was sent are one transaction. */
export async function sendDueAlerts(deps: SendingDeps): Promise<number> {
  const now = deps.clock.now()
  const due = dueUntil(now, deps.config.timeZone)
  const readers = everyRow((page) => store.listReadersDue(deps.db.orm, due, page, now))
  return inTurn(deps, readers, (reader) => sendAlert(deps, reader, due, now))
}

async function sendAlert(deps: SendingDeps, reader: store.AlertReader, due: DueUntil, now: Date): Promise<boolean> {
  return deps.db.orm.transaction(async (tx) => {
    const { letters, lastInstantAt } = await store.holdReader(tx, reader.id)
    const access = accessOf(reader, now)
    const finds = (await store.listDueFinds(tx, reader.id, due, now))
      .filter(({ cadence }) => cadence !== 'instant' || maySendAtOnce(lastInstantAt, now))
      .filter(({ params }) => whyNotFilter(readFilters(params), access) === null)
    if (finds.length === 0) return false
    const news = await newsOf(deps, tx, reader, finds, now)
    const isNew = await post(deps, tx, reader, news, letters + 1)
    // Who can't be written to is not tried again every few minutes: that listing is through for them.
    await store.markTold(
      tx,
      reader.id,
      finds.map(({ job }) => job.id),
      now,
    )
    await store.noteLetter(tx, reader.id, letters + 1, finds.some(({ cadence }) => cadence === 'instant') ? now : null)
    return isNew
  })
}

/** By search; a listing that several found stands under the first. The paywall decides what is shown, the rest is counted. */
async function newsOf(
  deps: SendingDeps,
  tx: Sql,
  reader: store.AlertReader,
  finds: readonly store.DueFind[],
  now: Date,
): Promise<SearchNews[]> {
  const newest = new Set(await newestIds(tx, newestForFree, now))
  const access = accessOf(reader, now)
  const told = new Set<string>()
  const bySearch = new Map<string, store.DueFind[]>()
  for (const find of finds) {
    if (told.has(find.job.id)) continue
    told.add(find.job.id)
    bySearch.set(find.searchId, [...(bySearch.get(find.searchId) ?? []), find])
  }
  return Promise.all(
    [...bySearch].map(async ([searchId, own]) => {
      const entries = revealJobs(
        own.map(({ job }) => job),
        access,
        newest,
      )
      const token = await signStop(deps, { userId: reader.id, searchId })
      return {
        name: own[0]!.name,
        jobs: onlyClear(entries),
        locked: entries.filter(isLocked).length,
        boardUrl: boardUrl(deps.config.publicUrl, own[0]!.params),
        stopUrl: `${deps.config.publicUrl}/stop-alerts?token=${token}`,
      }
    }),
  )
}

function boardUrl(publicUrl: string, params: BoardParams): string {
  return `${publicUrl}/?${new URLSearchParams({ ...params, scrollToJobs: 'true' })}`
}

async function post(
  deps: SendingDeps,
  tx: Sql,
  reader: store.AlertReader,
  news: SearchNews[],
  number: number,
): Promise<boolean> {
  const { config, keys, mailer } = deps
  const settings = await readSettings(deps, tx)
  const token = await signStop({ keys }, { userId: reader.id, searchId: null })
  const stopAll = `${config.publicUrl}/stop-alerts?token=${token}`
  const links = { publicUrl: config.publicUrl, stopAll, price: writePrice(settings.price).text }
  const letter = renderLetter(alertLetter(news, links), settings)
  const headers = oneClickHeaders(`${config.publicUrl}/api/alerts/unsubscribe?token=${token}`)
  return mailer.post(tx, { key: `alert:${reader.id}:${number}`, to: reader.email, letter, headers, isBulk: true })
}
