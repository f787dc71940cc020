// What the chart tells whom: lights go through the paywall, and numbers of small seas are joined for all but members.
import { onlyClear, revealJobs } from '#features/jobs/job.rules.ts'
import { cached } from '#features/jobs/server/board.cache.ts'
import { newestThree, publicJobs } from '#features/jobs/server/board.service.ts'
import { hiddenIfAny, isHidden } from '#features/jobs/server/hidden.service.ts'
import { seaName } from '#features/places/sea.rules.ts'
import type { Deps } from '#platform/deps.ts'
import { type Access, accessOf, type Viewer } from '#shared/actor.ts'
import { joinSmall, largestFirst } from '../chart.rules.ts'
import type { Chart, ChartDrawing, ChartSearch, ChartSummary, Light } from '../chart.schema.ts'
import { lightPoints, writeLights } from '../light-points.ts'
import { type Asked, countBySea, type Lit, listLit } from './chart.store.ts'

/** More would be one glow. */
const lightsAtMost = 3_000
const summarised = 6

export async function readChart(deps: Deps, viewer: Viewer, search: ChartSearch): Promise<Chart> {
  const access = accessOf(viewer, deps.clock.now())
  return chartFor(deps, access, { ...search, hidden: await hiddenFor(deps, viewer, access) })
}

export async function drawChart(deps: Deps, viewer: Viewer, search: ChartSearch): Promise<ChartDrawing> {
  const access = accessOf(viewer, deps.clock.now())
  const asked = { ...search, hidden: await hiddenFor(deps, viewer, access) }
  return cached(deps, `drawing:${access}:${nameOf(asked)}`, async () => {
    const { areas, lights } = await chartFor(deps, access, asked)
    return { areas, lights: writeLights(lightPoints(lights)) }
  })
}

/**
 * An organisation takes only clear listings along for who may not read the others: what the numbers lose by hiding its name
 * would say at which sea, and when, its locked ones begin.
 */
async function hiddenFor(deps: Deps, viewer: Viewer, access: Access): Promise<Asked['hidden']> {
  const hidden = await hiddenIfAny(deps, viewer)
  if (!hidden || access === 'member') return hidden
  const clear = (await publicJobs(deps)).filter((job) => isHidden(job, hidden)).map(({ id }) => id)
  const jobs = [...new Set([...hidden.jobs, ...clear])].sort()
  return jobs.length > 0 ? { jobs, companies: [] } : undefined
}

/** Of what everybody may know. */
export async function summariseChart(deps: Deps): Promise<ChartSummary> {
  const { areas } = await chartFor(deps, 'visitor', {})
  return { seas: areas.slice(0, summarised).map(({ sea, count }) => ({ sea, name: seaName(sea), count })) }
}

/** The same for everybody with the same access, but for those who hide something. */
function chartFor(deps: Deps, access: Access, search: Asked): Promise<Chart> {
  return cached(deps, `chart:${access}:${nameOf(search)}`, async () => {
    const now = deps.clock.now()
    const [counted, lights] = await Promise.all([
      deps.replica.read((db) => countBySea(db, search, now)),
      lightsFor(deps, access, search),
    ])
    return { areas: access === 'member' ? counted.toSorted(largestFirst) : joinSmall(counted), lights }
  })
}

const nameOf = ({ jobType, season, hidden }: Asked) =>
  `${jobType ?? ''}:${season ?? ''}${hidden ? JSON.stringify(hidden) : ''}`

async function lightsFor(deps: Deps, access: Access, search: Asked): Promise<Light[]> {
  if (access === 'visitor') return []
  const newest = await newestThree(deps)
  const only = access === 'member' ? {} : { only: [...newest] }
  const lit = await deps.replica.read((db) =>
    listLit(db, search, { ...only, atMost: lightsAtMost, now: deps.clock.now() }),
  )
  return onlyClear(revealJobs<Lit>(lit, access, newest)).map(({ id, ...light }) => ({ jobId: id, ...light }))
}
