// A person's calendar: closing days of what they saved or keep track of, and their next steps.
import { findUser } from '#features/accounts/server/accounts.store.ts'
import { findSuspension } from '#features/accounts/server/suspensions.store.ts'
import type { Deps } from '#platform/deps.ts'
import { readParts, signParts } from '#platform/signed-parts.ts'
import { brand } from '#shared/brand.ts'
import { type CalendarDay, writeCalendar } from '../calendar-file.ts'
import { stageLabels } from '../logbook.rules.ts'
import type { LogbookEntry } from '../logbook.schema.ts'
import * as store from './calendar.store.ts'
import { listEntries } from './logbook.store.ts'

const purpose = 'calendar'

async function addressOf(deps: Pick<Deps, 'keys' | 'config'>, id: string, version: number): Promise<string> {
  return `${deps.config.publicUrl}/calendar/${await signParts(deps, purpose, id, version)}.ics`
}

export async function readAddress(deps: Deps, { id }: { id: string }): Promise<string> {
  return addressOf(deps, id, await store.findVersion(deps.db.orm, id))
}

/** Whoever had the old address has it no more. */
export async function renewAddress(deps: Deps, { id }: { id: string }): Promise<string> {
  return addressOf(deps, id, await store.raiseVersion(deps.db.orm, id))
}

/** By its secret; null when there is none of that name. */
export async function readCalendar(deps: Deps, secret: string): Promise<string | null> {
  const [id, version] = (await readParts(deps, purpose, secret)) ?? []
  const { orm } = deps.db
  if (!id || (await store.findVersion(orm, id)) !== Number(version) || !(await findUser(orm, id))) return null
  const now = deps.clock.now()
  if ((await findSuspension(orm, id, now))?.kind === 'suspended') return null
  const [favorites, entries] = await Promise.all([store.listClosingFavorites(orm, id, now), listEntries(orm, id, now)])
  const { publicUrl } = deps.config
  const closing = new Map<string, CalendarDay>()
  for (const favorite of favorites) closing.set(favorite.jobId, closingDay(publicUrl, favorite))
  for (const entry of entries)
    if (entry.closesOn) closing.set(entry.jobId, closingDay(publicUrl, { ...entry, closesOn: entry.closesOn }))
  const steps = entries.flatMap((entry) => (entry.nextOn ? [nextStep(publicUrl, entry, entry.nextOn)] : []))
  const days = [...closing.values(), ...steps].sort((one, other) => one.day.localeCompare(other.day))
  return writeCalendar(`${brand.name}: my days`, days, now)
}

export function closingDay(publicUrl: string, { jobId, title, company, closesOn }: store.ClosingListing): CalendarDay {
  return {
    uid: `closes-${jobId}@${new URL(publicUrl).hostname}`,
    day: closesOn,
    title: `Last day to apply: ${title}`,
    description: `${title}, ${company}\n${publicUrl}/jobs/${jobId}`,
    url: `${publicUrl}/jobs/${jobId}`,
  }
}

function nextStep(publicUrl: string, entry: LogbookEntry, day: string): CalendarDay {
  const { jobId, title, company, stage } = entry
  return {
    uid: `next-${jobId}@${new URL(publicUrl).hostname}`,
    day,
    title: `Next step: ${title}`,
    description: `${title}, ${company} (${stageLabels[stage]})`,
    url: `${publicUrl}/logbook`,
  }
}
