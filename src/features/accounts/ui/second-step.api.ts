// Calls that end signing in: a code after the password, or a passkey.
import { showToast } from '#design/toast-store.ts'
import { useAct } from '#design/use-act.ts'
import { ApiError } from '#http/client/call-api.ts'
import { apiOf } from '#http/client/typed-api.ts'
import type { User } from '../account.schema.ts'
import type { SecondStep } from '../second-factor.schema.ts'
import type { secondStepRoutes } from '../server/second-step.routes.ts'
import { promptForPasskey, whyNoPasskey } from './passkey-prompt.ts'
import { useBecome } from './sign-in.api.ts'

const api = apiOf<typeof secondStepRoutes>()

export type Door = 'front' | 'admin'
type Done = { door: Door; onDone: (user: User) => void }

/** The front door says that it worked, as the specification has it. */
function useEntering({ door, onDone }: Done) {
  return useBecome({
    onDone: (user) => {
      if (door === 'front') showToast({ title: 'Login successful' })
      onDone(user)
    },
  })
}

const isOver = (error: unknown) => error instanceof ApiError && error.code === 'challenge_over'

export function useCodeSignIn({ onOver, ...done }: Done & { onOver: () => void }) {
  return useAct({
    call: (json: SecondStep) => api.call('POST', '/login/second-factor', { json }),
    failed: { title: 'Login failed', text: 'Please try again later' },
    onDone: useEntering(done),
    onFailed: (error) => isOver(error) && onOver(),
  })
}

/** With a challenge it is the second step; without, the only one. */
export function usePasskeySignIn({ onOver, ...done }: Done & { onOver?: () => void }) {
  return useAct({
    call: async (challenge: string | null) => {
      const json = challenge === null ? {} : { challenge }
      const response = await promptForPasskey(await api.call('POST', '/login/passkey/options', { json }))
      return api.call('POST', '/login/passkey', { json: { response, door: done.door } })
    },
    failed: whyNoPasskey('Login failed'),
    onDone: useEntering(done),
    onFailed: (error) => isOver(error) && onOver?.(),
  })
}
