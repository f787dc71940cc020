// HTTP for people's requests about their data, for admins alone.
import { Hono } from 'hono'
import {
  DataRequest,
  DataRequestDraft,
  DataRequestEdit,
  DataRequestList,
  DataRequestSearch,
} from '#features/accounts/data-request.schema.ts'
import { enterRequest, readRequests, settleRequest } from '#features/accounts/server/data-requests.service.ts'
import { adminAct } from '#http/admin-act.ts'
import type { AppEnv } from '#http/app-env.ts'
import { says } from '#http/route-docs.ts'
import { body, params, query } from '#http/validate.ts'
import { adminOnly } from '#http/who-is-asking.ts'
import { ById } from '#shared/form-fields.ts'
import { newRequest, requestChange } from './admin.audit.ts'

export const dataRequestRoutes = new Hono<AppEnv>()
  .get(
    '/admin/data-requests',
    says('What people asked about their data', { 200: DataRequestList }),
    adminOnly,
    query(DataRequestSearch),
    async (c) => c.json(await readRequests(c.var.deps, c.req.valid('query').state)),
  )
  .post(
    '/admin/data-requests',
    says('Enters a request about data that came by letter', { 201: DataRequest }),
    adminOnly,
    body(DataRequestDraft),
    adminAct(newRequest),
    async (c) => c.json(await enterRequest(c.var.deps, c.req.valid('json')), 201),
  )
  .patch(
    '/admin/data-requests/:id',
    says('Settles a request about data, or changes its note or day', { 200: DataRequest }),
    adminOnly,
    params(ById),
    body(DataRequestEdit),
    adminAct(requestChange),
    async (c) => c.json(await settleRequest(c.var.deps, c.req.valid('param').id, c.req.valid('json'))),
  )
