// HTTP for organisations: the admin's list.
import { Hono } from 'hono'
import { adminAct } from '#http/admin-act.ts'
import type { AppEnv } from '#http/app-env.ts'
import { says } from '#http/route-docs.ts'
import { body, params } from '#http/validate.ts'
import { staffOnly } from '#http/who-is-asking.ts'
import { ById } from '#shared/form-fields.ts'
import { Company, CompanyDraft, CompanyEdit, CompanyList } from '../job.schema.ts'
import { listCompanies } from './companies.store.ts'
import { companyChange, newCompany } from './jobs.audit.ts'
import { addCompany, editCompany } from './posting.service.ts'

export const companyRoutes = new Hono<AppEnv>()
  .get('/admin/companies', says('The organisations we know', { 200: CompanyList }), staffOnly('listings'), async (c) =>
    c.json({ companies: await listCompanies(c.var.deps.db.orm) }),
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
