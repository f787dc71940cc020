// "Guide included": beside the plans on large screens, until it is sent away. It stands in the page and covers nothing.
import { useState } from 'react'
import { buttonClasses } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { useFocusAfter } from '#design/focus-after.ts'
import { IconButton } from '#design/icon-button.tsx'
import { X } from '#design/icons.tsx'
import { SiteLink } from '#design/site-link.tsx'

export function GuideBox({ isMember }: { isMember: boolean }) {
  const [isOpen, setOpen] = useState(true)
  useFocusAfter(isOpen)
  if (!isOpen) return null
  return (
    <Card as="aside" aria-label="Guide included" className="sticky top-24 hidden xl:block">
      <IconButton label="Dismiss" size="sm" className="absolute top-2 right-2" onClick={() => setOpen(false)}>
        <X aria-hidden="true" />
      </IconButton>
      <h2 className="text-lg">Guide included</h2>
      <p className="mt-1 text-sm text-muted">
        A step-by-step guide to applications and interviews in the ocean field comes with the membership.
      </p>
      <SiteLink to="/guide" className={buttonClasses({ variant: 'outline', size: 'sm', className: 'mt-3' })}>
        {isMember ? 'Open the guide' : 'Have a look'}
      </SiteLink>
    </Card>
  )
}
