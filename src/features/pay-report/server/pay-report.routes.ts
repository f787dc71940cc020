// HTTP for the pay report: open to everybody.
import { Hono } from 'hono'
import { answer } from '#http/answer.ts'
import type { AppEnv } from '#http/app-env.ts'
import { says } from '#http/route-docs.ts'
import { open } from '#http/who-is-asking.ts'
import { PayReport } from '../pay-report.schema.ts'
import { payReport } from './pay-report.service.ts'

export const payReportRoutes = new Hono<AppEnv>().get(
  '/pay',
  says('What work in this field pays, from listings of two years', { 200: PayReport }),
  open,
  async (c) => answer(c, await payReport(c.var.deps)),
)
