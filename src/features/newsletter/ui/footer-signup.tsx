// The footer's form for visitors. It is on every page, so it carries nothing but the call it makes.
import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '#design/button.tsx'
import { TextField } from '#design/field.tsx'
import { errorText } from '#http/client/call-api.ts'
import { subscribe } from './reader.api.ts'

/** What came of it, or that it is still awaited. */
type Answer = { sentTo?: string; error?: string; isAwaited?: true }

export function FooterSignup() {
  const [{ sentTo, error, isAwaited }, setAnswer] = useState<Answer>({})

  // Whatever comes of it is read aloud: a refusal by its field, which it describes.
  useEffect(() => {
    if (sentTo || error) document.getElementById('footer-email')?.focus()
  }, [sentTo, error])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isAwaited) return
    const sentTo = String(new FormData(event.currentTarget).get('email') ?? '').trim()
    setAnswer({ isAwaited: true })
    try {
      await subscribe(sentTo)
      setAnswer({ sentTo })
    } catch (error) {
      setAnswer({ error: errorText(error, 'Please try again later') })
    }
  }

  if (sentTo) {
    return (
      <p id="footer-email" tabIndex={-1} className="mt-6 max-w-sm [overflow-wrap:anywhere]">
        Nearly there: please open the letter to {sentTo} and confirm. Nothing comes without that.
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
        error={error}
        hint="New listings on Mondays. We ask you by mail first."
      />
      <Button type="submit" variant="outline" className="justify-self-start" pending={isAwaited} pendingText="Sending">
        Sign me up
      </Button>
    </form>
  )
}
