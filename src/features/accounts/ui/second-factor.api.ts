// Reading and changing what is set up besides the password.
import { useQueryClient } from '@tanstack/react-query'
import { useAct } from '#design/use-act.ts'
import { apiOf } from '#http/client/typed-api.ts'
import type { NewPasskey, RecoveryCodes, TotpSetup } from '../second-factor.schema.ts'
import type { secondFactorRoutes } from '../server/second-factor.routes.ts'
import { promptForNewPasskey, whyNoPasskey } from './passkey-prompt.ts'

const api = apiOf<typeof secondFactorRoutes>()

export const secondFactorQuery = api.query('/second-factor')

const refresh = [secondFactorQuery.queryKey]
const tryLater = 'Please try again later'

/** What can't be done may have been done in another tab: then what is shown is old. */
function useReadAnew() {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey })
}

export function useTotpSetup({ onDone }: { onDone: (setup: TotpSetup) => void }) {
  return useAct({
    call: () => api.call('POST', '/second-factor/totp'),
    failed: tryLater,
    onDone,
    onFailed: useReadAnew(),
  })
}

/** A wrong code is told at the field; the recovery codes show that it is done. */
export function useTotpConfirmation({ onDone }: { onDone: (codes: RecoveryCodes) => void }) {
  return useAct({
    call: (code: string) => api.call('POST', '/second-factor/totp/confirm', { json: { code } }),
    failed: 'The app could not be added',
    refresh,
    onDone,
  })
}

export function useTotpRemoval({ onDone }: { onDone: () => void }) {
  return useAct({
    call: () => api.call('DELETE', '/second-factor/totp'),
    done: 'Authenticator app removed',
    failed: tryLater,
    refresh,
    onFailed: useReadAnew(),
    onDone,
  })
}

export function useNewRecoveryCodes({ onDone }: { onDone: (codes: RecoveryCodes) => void }) {
  return useAct({
    call: () => api.call('POST', '/second-factor/recovery-codes'),
    failed: tryLater,
    refresh,
    onFailed: useReadAnew(),
    onDone,
  })
}

/** An empty name becomes the device's. */
export function useNewPasskey({ onDone }: { onDone: (passkey: NewPasskey) => void }) {
  return useAct({
    call: async (name: string) => {
      const response = await promptForNewPasskey(await api.call('POST', '/second-factor/passkeys/options'))
      return api.call('POST', '/second-factor/passkeys', { json: { response, ...(name ? { name } : {}) } })
    },
    done: ({ recoveryCodes }) => (recoveryCodes ? '' : 'Passkey added'),
    failed: whyNoPasskey('No passkey was added'),
    refresh,
    onDone,
  })
}

export function usePasskeyRemoval({ onDone }: { onDone: () => void }) {
  return useAct({
    call: (id: string) => api.call('DELETE', '/second-factor/passkeys/:id', { param: { id } }),
    done: 'Passkey removed',
    failed: tryLater,
    refresh,
    onFailed: useReadAnew(),
    onDone,
  })
}
