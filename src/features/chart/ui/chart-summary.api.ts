// What the home page reads of the chart; apart from what the chart itself reads, as the home page counts every byte.
import { apiOf } from '#http/client/typed-api.ts'
import type { chartRoutes } from '../server/chart.routes.ts'

export const chartSummaryQuery = apiOf<typeof chartRoutes>().query('/chart/summary')
