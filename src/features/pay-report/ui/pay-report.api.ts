// What the pay page reads.
import { apiOf } from '#http/client/typed-api.ts'
import type { payReportRoutes } from '../server/pay-report.routes.ts'

export const payReportQuery = apiOf<typeof payReportRoutes>().query('/pay')
