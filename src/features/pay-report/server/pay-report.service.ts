// The pay report, made of the board's own listings and remembered until one of them changes.
import type { Career } from '#features/content/career.schema.ts'
import { listPublished } from '#features/documents/server/published.service.ts'
import { findShipped } from '#features/documents/server/shipped-files.store.ts'
import { experienceLevels } from '#features/jobs/needs/needs.rules.ts'
import { payClasses } from '#features/jobs/pay/pay.rules.ts'
import { boardRegion } from '#features/jobs/server/board.cache.ts'
import { askBoth } from '#features/jobs/server/finding.service.ts'
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import { refusePay } from '../pay-report.refusals.ts'
import { lookedAtFrom, roundPay, smallestGroup } from '../pay-report.rules.ts'
import type { CareerPay, PayReport, Quarter } from '../pay-report.schema.ts'
import * as store from './pay-report.store.ts'

export function payReport(deps: Deps): Promise<PayReport> {
  const now = deps.clock.now()
  const today = now.toISOString().slice(0, 10)
  const make = () => deps.replica.read((db) => makeReport(db, { from: lookedAtFrom(now), until: now }))
  return boardRegion(deps).read(`pay report ${today}`, make)
}

async function makeReport(db: Sql, span: store.Span): Promise<PayReport> {
  const codes = experienceLevels.map(({ code }) => code)
  const groups = (await store.readGroups(db, span, codes)).map(rounded)
  const byQuarter = await store.countByQuarter(db, span)
  return {
    from: span.from.toISOString().slice(0, 10),
    until: span.until.toISOString().slice(0, 10),
    listings: byQuarter.reduce((sum, { listings }) => sum + listings, 0),
    counted: await store.countCounted(db, span),
    kinds: groups.flatMap(({ jobType, experienceLevel, sea, ...rest }) =>
      jobType && experienceLevel === null ? [{ jobType, ...rest }] : [],
    ),
    levels: groups.flatMap(({ jobType, experienceLevel, sea, ...rest }) =>
      jobType && experienceLevel !== null ? [{ jobType, experienceLevel, ...rest }] : [],
    ),
    seas: groups.flatMap(({ jobType, experienceLevel, sea, ...rest }) => (sea ? [{ sea, ...rest }] : [])),
    quarters: quartersOf(byQuarter),
  }
}

type WithQuartiles = Pick<store.GroupRow, 'quartiles'>

function rounded<T extends WithQuartiles>({ quartiles: [low, median, high], ...group }: T) {
  return { ...group, low: roundPay(low), median: roundPay(median), high: roundPay(high) }
}

/** What the listings pay that a career leads to, by the same rule. Only words of careers are asked for, nobody's own. */
export async function careerPay(deps: Deps, id: string): Promise<CareerPay> {
  const search = await wordsOfCareer(deps, id)
  if (search === null) throw refusePay('not_found', 'career_not_found')
  const now = deps.clock.now()
  const span = { from: lookedAtFrom(now), until: now }
  const from = span.from.toISOString().slice(0, 10)
  const { words } = askBoth({ search }).open
  if (!words) return { from, listings: 0, groups: [] }
  return boardRegion(deps).read(`career pay ${from} ${words}`, () =>
    deps.replica.read(async (db) => {
      const { groups, listings } = await store.readGroupsWith(db, span, words)
      return { from, listings, groups: groups.map(rounded) }
    }),
  )
}

async function wordsOfCareer(deps: Deps, id: string): Promise<string | null> {
  const edited = (await listPublished<Career>(deps, 'career')).get(id)
  if (edited !== undefined) return edited?.jobSearch ?? null
  const shipped = findShipped({ kind: 'career', slug: id })
  return shipped ? String(shipped.fields.jobSearch) : null
}

/** In the order of time; a quarter with very few listings says nothing about shares. */
function quartersOf(rows: readonly store.QuarterRow[]): Quarter[] {
  const quarters = new Map<string, Quarter>()
  for (const { year, quarter, payClass, listings } of rows) {
    const key = `${year} ${quarter}`
    const known = quarters.get(key) ?? { year, quarter, listings: 0, classes: noneOfAny() }
    known.listings += listings
    known.classes[payClass] += listings
    quarters.set(key, known)
  }
  return [...quarters.values()].filter(({ listings }) => listings >= smallestGroup)
}

const noneOfAny = () => Object.fromEntries(payClasses.map((each) => [each, 0])) as Quarter['classes']
