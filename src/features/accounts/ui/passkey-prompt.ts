// The browser's own dialog for passkeys. Its code is fetched when somebody wants it.
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { useSyncExternalStore } from 'react'
import type { Failure } from '#design/show-failure.ts'
import { ApiError } from '#http/client/call-api.ts'

const never = () => () => undefined

/** False until the page has come to life. */
export function usePasskeySupport(): boolean {
  return useSyncExternalStore(
    never,
    () => typeof window.PublicKeyCredential === 'function',
    () => false,
  )
}

/** No extension was asked for, so what a browser says of them stays here. */
const nothing = { clientExtensionResults: {} }

export async function promptForPasskey(optionsJSON: PublicKeyCredentialRequestOptionsJSON) {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return { ...(await startAuthentication({ optionsJSON })), ...nothing }
}

export async function promptForNewPasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON) {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return { ...(await startRegistration({ optionsJSON })), ...nothing }
}

const reasons: Record<string, string> = {
  NotAllowedError: 'It was cancelled, or it took too long.',
  AbortError: 'It was cancelled.',
  InvalidStateError: 'This device has a passkey for your account already.',
  NotSupportedError: 'This device can not keep a passkey.',
  SecurityError: 'Passkeys do not work at this address.',
}

/** The server's sentence, or why the browser did not go on. */
export function whyNoPasskey(title: string): (error: unknown) => Failure {
  return (error) => {
    const name = error instanceof Error ? error.name : ''
    const text = error instanceof ApiError ? error.text : reasons[name]
    return { title, text: text ?? 'Please try again later' }
  }
}
