// HTTP for the board: parse, ask the service, answer.
import { Hono } from 'hono'
import { z } from 'zod'
import { adminAct } from '#http/admin-act.ts'
import { answer } from '#http/answer.ts'
import type { AppEnv } from '#http/app-env.ts'
import { limitDifferent, limitInMemory } from '#http/rate-limits.ts'
import { says } from '#http/route-docs.ts'
import { body, longJsonLimit, params, query } from '#http/validate.ts'
import { byToken, open, signedIn, staffOnly } from '#http/who-is-asking.ts'
import { accessOf } from '#shared/actor.ts'
import { foldText } from '#shared/fold-text.ts'
import { ById } from '#shared/form-fields.ts'
import {
  EmptySearchList,
  JobList,
  JobSearch,
  RecentStats,
  Stats,
  SuggestionList,
  SuggestionSearch,
} from '../board.schema.ts'
import { DraftList, Job, JobCard, JobEdit, JobPost } from '../job.schema.ts'
import { Application, ApplicationAnswer } from '../own-listings.schema.ts'
import { apply } from './applications.service.ts'
import * as board from './board.service.ts'
import { readEmptySearches } from './empty-searches.service.ts'
import { jobChange, newJob } from './jobs.audit.ts'
import * as posting from './posting.service.ts'
import { readDrafts } from './publishing.service.ts'
import { suggest } from './suggestions.service.ts'
import { readRecent, readStats } from './tallies.service.ts'

const applicationLimit = limitInMemory('member', { times: 10, seconds: 3600 })
/** Who may not read the listings may not spell them out by asking either. */
const searchLimit = limitDifferent('search', { times: 60, seconds: 600 }, (c) => {
  const { viewer, deps } = c.var
  // Both: whichever of them the route does not know must not stand for the other.
  const { search = '', prefix = '' } = c.req.query()
  const asked = foldText(`${search} ${prefix}`).trim()
  return asked === '' || accessOf(viewer, deps.clock.now()) === 'member' ? null : asked
})
const JobStatus = z.object({ status: z.enum(['live', 'closed', 'unknown']) })
const SimilarJobs = z.object({
  jobs: z.array(JobCard),
  /** How many more there are that the caller may not see. */
  more: z.number(),
})

export const jobRoutes = new Hono<AppEnv>()
  .get('/stats', says('How many listings there are', { 200: Stats }), open, async (c) =>
    answer(c, await readStats(c.var.deps)),
  )
  .get('/stats/recent', says('How many of them are new', { 200: RecentStats }), open, async (c) =>
    answer(c, await readRecent(c.var.deps)),
  )
  .get(
    '/jobs',
    says('The board, as far as the caller may see it', { 200: JobList }),
    open,
    searchLimit,
    query(JobSearch),
    async (c) => answer(c, await board.listJobs(c.var.deps, c.var.viewer, c.req.valid('query'))),
  )
  .post(
    '/jobs',
    says('Posts a listing', { 201: Job }),
    byToken('write:jobs'),
    staffOnly('listings'),
    body(JobPost, longJsonLimit),
    adminAct(newJob),
    async (c) => c.json(await posting.postJob(c.var.deps, c.req.valid('json')), 201),
  )
  .get(
    '/jobs/suggestions',
    says('What the search box offers while somebody types', { 200: SuggestionList }),
    open,
    searchLimit,
    query(SuggestionSearch),
    async (c) => answer(c, { suggestions: await suggest(c.var.deps, c.var.viewer, c.req.valid('query').prefix) }),
  )
  .get(
    '/admin/empty-searches',
    says('Searches that found nothing, without who searched', { 200: EmptySearchList }),
    staffOnly('listings'),
    async (c) => c.json({ searches: await readEmptySearches(c.var.deps) }),
  )
  .get(
    '/admin/drafts',
    says('Listings that wait to be published', { 200: DraftList }),
    staffOnly('listings'),
    async (c) => c.json({ drafts: await readDrafts(c.var.deps) }),
  )
  .get('/jobs/:id', says('One listing, for whoever has its id', { 200: Job }), open, params(ById), async (c) =>
    answer(c, await board.readJob(c.var.deps, c.var.viewer, c.req.valid('param').id)),
  )
  .get(
    '/jobs/:id/similar',
    says('Similar listings that the caller may see', { 200: SimilarJobs }),
    open,
    params(ById),
    async (c) => answer(c, await board.similarJobs(c.var.deps, c.var.viewer, c.req.valid('param').id)),
  )
  .get(
    '/jobs/:id/status',
    says('Whether a listing is live, closed or unknown', { 200: JobStatus }),
    open,
    params(ById),
    async (c) => c.json({ status: await board.readJobStatus(c.var.deps, c.var.viewer, c.req.valid('param').id) }),
  )
  .patch(
    '/jobs/:id',
    says('Edits a listing', { 200: Job }),
    byToken('write:jobs'),
    staffOnly('listings'),
    params(ById),
    body(JobEdit, longJsonLimit),
    adminAct(jobChange),
    async (c) => c.json(await posting.editJob(c.var.deps, c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete(
    '/jobs/:id',
    says('Deletes a listing', { 204: null }),
    staffOnly('listings'),
    params(ById),
    adminAct(jobChange),
    async (c) => {
      await posting.deleteJob(c.var.deps, c.req.valid('param').id)
      return c.body(null, 204)
    },
  )
  .post(
    '/applications',
    says('Stores an application', { 201: ApplicationAnswer }),
    signedIn,
    applicationLimit,
    body(Application),
    async (c) => c.json(await apply(c.var.deps, c.var.actor, c.req.valid('json')), 201),
  )
