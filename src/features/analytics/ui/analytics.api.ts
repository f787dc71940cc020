// The numbers admins read, as the routes describe them.
import { apiOf } from '#http/client/typed-api.ts'
import type { analyticsRoutes } from '../server/analytics.routes.ts'

export const analyticsApi = apiOf<typeof analyticsRoutes>()
