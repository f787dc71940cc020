// Asks once what may be stored. Refusing is as easy as accepting: same layer, same size.
import { Suspense, startTransition, useEffect, useState } from 'react'
import { latePart } from '#design/late-part.ts'
import { whenIdle } from '#design/when-idle.ts'
import { type Consent, readConsent, storeConsent } from '#shared/consent.ts'

const CookieQuestion = latePart(async () => (await import('./cookie-question.tsx')).CookieQuestion)

const askAgainEvent = 'oceanberth:manage-cookies'

/** The footer's "Manage Cookies" brings the banner back. */
export function askForConsentAgain(): void {
  window.dispatchEvent(new Event(askAgainEvent))
}

export function CookieBanner() {
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    const open = () => setOpen(true)
    const cancel = whenIdle(() => {
      if (readConsent() === null) startTransition(open)
    })
    window.addEventListener(askAgainEvent, open)
    return () => {
      cancel()
      window.removeEventListener(askAgainEvent, open)
    }
  }, [])

  if (!isOpen) return null
  const choose = (consent: Consent) => {
    storeConsent(consent)
    setOpen(false)
  }
  return (
    <Suspense>
      <CookieQuestion onChoose={choose} />
    </Suspense>
  )
}
