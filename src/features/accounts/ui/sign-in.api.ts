// Signing in and up: the token is kept, and the page becomes that person's.
import { useQueryClient } from '@tanstack/react-query'
import type { Failure } from '#design/show-failure.ts'
import { showToast } from '#design/toast-store.ts'
import { useAct } from '#design/use-act.ts'
import { ApiError, errorText } from '#http/client/call-api.ts'
import { storeToken } from '#http/client/token.ts'
import { apiOf } from '#http/client/typed-api.ts'
import type { LoginForm, SignedIn, SignUpForm, User } from '../account.schema.ts'
import type { SecondFactorAsked, SignInAnswer } from '../second-factor.schema.ts'
import type { signInRoutes } from '../server/sign-in.routes.ts'
import { rememberNewRegistration } from './new-registration.ts'
import { becomeUser } from './session.api.ts'

const api = apiOf<typeof signInRoutes>()

type Done = { onDone: (user: User) => void }
/** The password was right, and more is asked for. */
type Asked = { onAsked: (asked: SecondFactorAsked) => void }
const loginFailed = { title: 'Login failed', text: 'Invalid credentials' }

export function useSignIn({ onDone, onAsked }: Done & Asked) {
  return useSessionCall((form: LoginForm) => api.call('POST', '/login', { json: form }), {
    onDone: (user) => {
      showToast({ title: 'Login successful' })
      onDone(user)
    },
    onAsked,
    failed: loginFailed,
  })
}

export function useSignUp({ onDone }: Done) {
  return useSessionCall((form: SignUpForm) => api.call('POST', '/register', { json: form }), {
    onDone: (user) => {
      rememberNewRegistration()
      onDone(user)
    },
    failed: { title: 'Registration failed', text: 'Error creating account' },
  })
}

export function useAdminSignIn({ onDone, onAsked }: Done & Asked) {
  return useSessionCall((form: LoginForm) => api.call('POST', '/admin/login', { json: form }), {
    onDone,
    onAsked,
    failed: loginFailed,
  })
}

function useSessionCall<Form>(
  call: (form: Form) => Promise<SignInAnswer>,
  { onDone, onAsked, failed }: Done & Partial<Asked> & { failed: Failure },
) {
  const become = useBecome({ onDone })
  return useAct({
    call,
    // The note beside the form says why and until when; a toast must not cover it.
    failed: (error) =>
      error instanceof ApiError && error.code === 'suspended'
        ? { title: failed.title, text: 'This account is suspended' }
        : { title: failed.title, text: errorText(error, failed.text ?? '') },
    onDone: (answer) => ('token' in answer ? become(answer) : onAsked?.(answer)),
  })
}

/** Also until the next page is there: pressed again, the form would sign in or up twice. A second step has a form of its own. */
export function isEntering({ isPending, data }: { isPending: boolean; data: SignInAnswer | undefined }): boolean {
  return isPending || (data !== undefined && 'token' in data)
}

/** The browser's part once somebody is signed in, whichever way. */
export function useBecome({ onDone }: Done) {
  const queryClient = useQueryClient()
  return ({ token, user }: SignedIn) => {
    storeToken(token)
    becomeUser(queryClient, user)
    onDone(user)
  }
}
