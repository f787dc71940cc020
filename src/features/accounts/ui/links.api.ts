// Calls around one-time links: a new password, a confirmed address.
import { useQueryClient } from '@tanstack/react-query'
import { useAct } from '#design/use-act.ts'
import { ApiError } from '#http/client/call-api.ts'
import { apiOf } from '#http/client/typed-api.ts'
import type { EmailForm, FrenchResetForm } from '../account.schema.ts'
import type { linkRoutes } from '../server/links.routes.ts'
import { meQuery } from './session.api.ts'

export const linkApi = apiOf<typeof linkRoutes>()

export const checkResetToken = (token: string) => linkApi.call('GET', '/verify-reset-token', { query: { token } })
export const verifyEmail = (token: string) => linkApi.call('POST', '/verify-email', { json: { token } })
export const undoEmail = (token: string) => linkApi.call('POST', '/undo-email', { json: { token } })

type Failing = { onFailed: (error: unknown) => void }

export function useMailedLink({ onFailed }: Failing) {
  return useAct({
    call: (form: EmailForm) => linkApi.call('POST', '/request-password-reset', { json: form }),
    failed: 'Unable to send reset email',
    onFailed,
  })
}

export function useResendVerification() {
  const queryClient = useQueryClient()
  return useAct({
    call: () => linkApi.call('POST', '/verify-email/resend'),
    done: 'A new link is on its way',
    failed: 'Please try again later',
    // It may have been confirmed on another device.
    onFailed: () => void queryClient.invalidateQueries({ queryKey: meQuery.queryKey }),
  })
}

export function useReset(token: string, { onDone, onFailed }: Failing & { onDone: () => void }) {
  return useAct({
    call: ({ newPassword }: FrenchResetForm) =>
      linkApi.call('POST', '/admin-reset-password', { json: { token, newPassword } }),
    done: 'Mot de passe modifié',
    failed: (error) => ({ title: 'Erreur', text: frenchText(error) }),
    onDone,
    onFailed,
  })
}

const unavailable = 'Le service est momentanément indisponible. Veuillez réessayer.'
/** What the server tells in English, because it can happen to any call. */
const inFrench: Record<string, string> = {
  too_many_requests: 'Trop de tentatives. Veuillez réessayer dans quelques minutes.',
  busy: unavailable,
  database_unavailable: unavailable,
  internal: unavailable,
}

export const commonPasswordInFrench = 'Choisissez un mot de passe moins courant'

/** About the link and the password the server speaks French itself. */
function frenchText(error: unknown): string {
  const fallback = 'Impossible de réinitialiser le mot de passe'
  if (!(error instanceof ApiError)) return fallback
  if (error.code === 'link_not_valid') return error.text ?? fallback
  if (error.code === 'common_password') return commonPasswordInFrench
  return error.fields.newPassword ?? inFrench[error.code ?? ''] ?? fallback
}
