// The question itself: what may be stored. Its code comes when it has to be asked.
import { Link } from '@tanstack/react-router'
import { useId, useRef, useState } from 'react'
import { Button } from '#design/button.tsx'
import { useFloor } from '#design/floor.ts'
import { useFocusAfter } from '#design/focus-after.ts'
import { IconButton } from '#design/icon-button.tsx'
import { X } from '#design/icons.tsx'
import type { Consent } from '#shared/consent.ts'

export function CookieQuestion({ onChoose }: { onChoose: (consent: Consent) => void }) {
  const [showsDetails, setShowsDetails] = useState(false)
  const banner = useRef<HTMLElement>(null)
  useFloor(banner, true)
  useFocusAfter(true)
  const titleId = useId()
  const detailsId = useId()
  const closingId = useId()

  return (
    <section
      ref={banner}
      aria-labelledby={titleId}
      className="fixed inset-x-3 bottom-3 z-40 mx-auto max-h-[calc(100dvh-1.5rem)] max-w-3xl overflow-y-auto rounded-lg border border-line bg-surface p-5 shadow-floating print:hidden"
    >
      <IconButton
        label="Close"
        aria-describedby={closingId}
        className="absolute top-2 right-2"
        onClick={() => onChoose('declined')}
      >
        <X aria-hidden="true" />
      </IconButton>
      <span id={closingId} hidden>
        Who closes it says no
      </span>
      <h2 id={titleId} className="pr-9 text-lg">
        We Use Cookies
      </h2>
      <p className="mt-1 text-sm text-muted">
        {/* A line each on a phone: as one block they would be the largest thing on a short page, and come last. */}
        <span className="block sm:inline">Signing in needs a cookie.</span>{' '}
        <span className="block sm:inline">Counting visits needs your yes.</span>{' '}
        <Link to="/privacy-policy" className="text-link underline underline-offset-4">
          Privacy policy
        </Link>
      </p>
      {showsDetails && (
        <dl id={detailsId} className="mt-3 grid gap-2 text-sm">
          <div>
            <dt className="font-semibold">Essential Cookies</dt>
            <dd className="text-muted">Required for authentication and security. They are always on.</dd>
          </div>
          <div>
            <dt className="font-semibold">Analytics Cookies</dt>
            <dd className="text-muted">
              Help improve your experience: which listings are opened, counted by us and shared with nobody.
            </dd>
          </div>
        </dl>
      )}
      <div className="mt-4 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        <Button variant="solid" onClick={() => onChoose('accepted')}>
          Accept All
        </Button>
        <Button variant="solid" onClick={() => onChoose('essential-only')}>
          Essential Only
        </Button>
        <Button variant="solid" onClick={() => onChoose('declined')}>
          Decline
        </Button>
        <Button
          variant="ghost"
          aria-expanded={showsDetails}
          aria-controls={showsDetails ? detailsId : undefined}
          onClick={() => setShowsDetails(!showsDetails)}
        >
          Details
        </Button>
      </div>
    </section>
  )
}
