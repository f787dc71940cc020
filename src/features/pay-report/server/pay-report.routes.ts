// HTTP for the pay report: open to everybody.
import { Hono } from 'hono'
import { z } from 'zod'
import { answer } from '#http/answer.ts'
import type { AppEnv } from '#http/app-env.ts'
import { says } from '#http/route-docs.ts'
import { params } from '#http/validate.ts'
import { open } from '#http/who-is-asking.ts'
import { CareerPay, PayReport } from '../pay-report.schema.ts'
import { careerPay, payReport } from './pay-report.service.ts'

const ByCareer = z.object({ career: z.string().max(200) })

export const payReportRoutes = new Hono<AppEnv>()
  .get('/pay', says('What work in this field pays, from listings of two years', { 200: PayReport }), open, async (c) =>
    answer(c, await payReport(c.var.deps)),
  )
  .get(
    '/pay/careers/:career',
    says('What listings pay that a career leads to, from two years', { 200: CareerPay }),
    open,
    params(ByCareer),
    async (c) => answer(c, await careerPay(c.var.deps, c.req.valid('param').career)),
  )
