// Calls for somebody who can't do it themselves.
import { useAct } from '#design/use-act.ts'
import type { User } from '#features/accounts/account.schema.ts'
import { apiOf } from '#http/client/typed-api.ts'
import type { personDeskRoutes } from '../server/person-desk.routes.ts'
import { officeKey } from './admin.api.ts'

const api = apiOf<typeof personDeskRoutes>()

/** The present address, or another spelling of it, asks nobody for anything. */
export function sayCorrected({ pendingEmail, emailVerified }: Pick<User, 'pendingEmail' | 'emailVerified'>): string {
  if (pendingEmail) return 'The new address is asked for its confirmation'
  return emailVerified ? 'E-mail saved; it is confirmed already' : 'E-mail corrected, and a confirmation is on its way'
}

export function useCorrectEmail(id: string, onDone: () => void) {
  return useAct({
    call: (email: string) => api.call('PUT', '/admin/users/:id/email', { param: { id }, json: { email } }),
    done: sayCorrected,
    failed: 'The e-mail could not be corrected',
    refresh: [officeKey],
    onDone,
  })
}

export function useVerificationAgain(id: string) {
  return useAct({
    call: () => api.call('POST', '/admin/users/:id/verification', { param: { id } }),
    done: 'The confirmation is on its way',
    failed: 'The confirmation could not be sent',
  })
}
