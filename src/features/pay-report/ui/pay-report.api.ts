// What the pay page and pages of careers read.
import { apiOf } from '#http/client/typed-api.ts'
import type { payReportRoutes } from '../server/pay-report.routes.ts'

const api = apiOf<typeof payReportRoutes>()

export const payReportQuery = api.query('/pay')
export const careerPayQuery = (career: string) => api.query('/pay/careers/:career', { param: { career } })
