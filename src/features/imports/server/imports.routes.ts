// HTTP for imports: drafts of an address, a page or a table, and posting many at once.
import { Hono } from 'hono'
import { z } from 'zod'
import { Job } from '#features/jobs/job.schema.ts'
import { postJobs } from '#features/jobs/server/posting.service.ts'
import { adminAct } from '#http/admin-act.ts'
import type { AppEnv } from '#http/app-env.ts'
import { says } from '#http/route-docs.ts'
import { body, query } from '#http/validate.ts'
import { byToken, staffOnly } from '#http/who-is-asking.ts'
import {
  DuplicateList,
  DuplicateSearch,
  ImportAnswer,
  ImportCommit,
  ImportRequest,
  importLimit,
} from '../import.schema.ts'
import { writeTemplate } from './csv.ts'
import { searchDuplicates } from './duplicates.service.ts'
import { importedJobs } from './imports.audit.ts'
import { importPostings } from './imports.service.ts'

const Committed = z.object({ jobs: z.array(Job) })

export const importRoutes = new Hono<AppEnv>()
  .post(
    '/admin/imports',
    says('Reads an address, a page or a table into drafts; nothing is posted', { 200: ImportAnswer }),
    byToken('write:imports'),
    staffOnly('listings'),
    body(ImportRequest, importLimit),
    async (c) => c.json(await importPostings(c.var.deps, c.var.actor, c.req.valid('json'))),
  )
  .post(
    '/admin/imports/commit',
    says('Posts many listings, all or none', { 201: Committed }),
    byToken('write:imports'),
    staffOnly('listings'),
    body(ImportCommit, importLimit),
    adminAct(importedJobs),
    async (c) => c.json({ jobs: await postJobs(c.var.deps, c.req.valid('json').jobs) }, 201),
  )
  .get('/admin/imports/template.csv', says('A table to fill in', { 200: null }), staffOnly('listings'), (c) =>
    c.body(writeTemplate(), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="listings.csv"',
    }),
  )
  .get(
    '/admin/duplicates',
    says('Listings that one may be another copy of', { 200: DuplicateList }),
    staffOnly('listings'),
    query(DuplicateSearch),
    async (c) => c.json({ duplicates: await searchDuplicates(c.var.deps, c.req.valid('query')) }),
  )
