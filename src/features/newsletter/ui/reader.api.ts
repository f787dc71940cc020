// Calls of readers without an account: the footer's form, and the links in the letters. They are on every page.
import { apiOf } from '#http/client/typed-api.ts'
import type { newsletterRoutes } from '../server/newsletter.routes.ts'

const api = apiOf<typeof newsletterRoutes>()

export const subscribe = (email: string) => api.call('POST', '/newsletter', { json: { email } })
export const confirmAddress = (token: string) => api.call('POST', '/newsletter/confirm', { json: { token } })
export const unsubscribe = (token: string) => api.call('POST', '/newsletter/unsubscribe', { query: { token } })
