// The footer's form for visitors. It is on every page, so it carries nothing but the call it makes.
import { type FormEvent, useState } from 'react'
import { Button } from '#design/button.tsx'
import { TextField } from '#design/field.tsx'
import { errorText } from '#http/client/call-api.ts'
import { subscribe } from './reader.api.ts'

type State = { kind: 'idle' } | { kind: 'sending' } | { kind: 'sent'; email: string } | { kind: 'failed'; text: string }

export function FooterSignup() {
  const [state, setState] = useState<State>({ kind: 'idle' })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state.kind === 'sending') return
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim()
    setState({ kind: 'sending' })
    try {
      await subscribe(email)
      setState({ kind: 'sent', email })
    } catch (error) {
      setState({ kind: 'failed', text: errorText(error, 'Please try again later') })
    }
  }

  if (state.kind === 'sent') {
    return (
      <p role="status" className="mt-6 max-w-sm [overflow-wrap:anywhere]">
        Nearly there: please open the letter to {state.email} and confirm. Nothing comes without that.
      </p>
    )
  }
  return (
    <form noValidate onSubmit={submit} className="mt-6 grid max-w-sm gap-3">
      <TextField
        id="footer-email"
        label="Weekly newsletter"
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        placeholder="you@example.org"
        error={state.kind === 'failed' ? state.text : undefined}
        hint="New listings on Mondays. We ask you by mail first."
      />
      <Button
        type="submit"
        variant="outline"
        className="justify-self-start"
        pending={state.kind === 'sending'}
        pendingText="Sending"
      >
        Sign me up
      </Button>
    </form>
  )
}
