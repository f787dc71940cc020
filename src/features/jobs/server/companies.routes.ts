// HTTP for organisations: the admin's list.
import { Hono } from 'hono'
import { adminAct } from '#http/admin-act.ts'
import { answer } from '#http/answer.ts'
import type { AppEnv } from '#http/app-env.ts'
import { says } from '#http/route-docs.ts'
import { body, params } from '#http/validate.ts'
import { open, staffOnly } from '#http/who-is-asking.ts'
import { ById } from '#shared/form-fields.ts'
import {
  BySlug,
  Company,
  CompanyDraft,
  CompanyEdit,
  CompanyList,
  CompanyMerge,
  Organisation,
} from '../company.schema.ts'
import { listCompanies } from './companies.store.ts'
import { companyChange, newCompany } from './jobs.audit.ts'
import type { TakeAlong } from './listing-changes.service.ts'
import { mergeCompany, readOrganisation, removeCompany } from './organisations.service.ts'
import { addCompany, editCompany } from './posting.service.ts'

export const companyRoutes = (takeAlong: TakeAlong) =>
  new Hono<AppEnv>()
    .get(
      '/admin/companies',
      says('The organisations we know', { 200: CompanyList }),
      staffOnly('listings'),
      async (c) => c.json({ companies: await listCompanies(c.var.deps.db.orm) }),
    )
    .post(
      '/admin/companies',
      says('Adds an organisation', { 201: Company }),
      staffOnly('listings'),
      body(CompanyDraft),
      adminAct(newCompany),
      async (c) => c.json(await addCompany(c.var.deps, c.req.valid('json')), 201),
    )
    .patch(
      '/admin/companies/:id',
      says('Edits an organisation', { 200: Company }),
      staffOnly('listings'),
      params(ById),
      body(CompanyEdit),
      adminAct(companyChange),
      async (c) => c.json(await editCompany(c.var.deps, c.req.valid('param').id, c.req.valid('json'))),
    )
    .delete(
      '/admin/companies/:id',
      says('Deletes an organisation; its listings stay', { 204: null }),
      staffOnly('listings'),
      params(ById),
      adminAct(companyChange),
      async (c) => {
        await removeCompany(c.var.deps, c.req.valid('param').id)
        return c.body(null, 204)
      },
    )
    .post(
      '/admin/companies/:id/merge',
      says('Puts an organisation and its listings into another', { 204: null }),
      staffOnly('listings'),
      params(ById),
      body(CompanyMerge),
      adminAct(companyChange),
      async (c) => {
        await mergeCompany(c.var.deps, c.req.valid('param').id, c.req.valid('json').into, takeAlong)
        return c.body(null, 204)
      },
    )
    .get(
      '/organisations/:slug',
      says('What an organisation has open, as far as the caller may see it', { 200: Organisation }),
      open,
      params(BySlug),
      async (c) => answer(c, await readOrganisation(c.var.deps, c.var.viewer, c.req.valid('param').slug)),
    )
