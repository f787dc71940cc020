// A legal text has changed and asks members to agree to it: a quiet card that waits, and blocks nothing.
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { useFloor } from '#design/floor.ts'
import { useFocusAfter } from '#design/focus-after.ts'
import { SiteLink } from '#design/site-link.tsx'
import { dueQuery, useAgree } from '#features/documents/ui/agreements.api.ts'

export function LegalNotice() {
  const { data } = useQuery(dueQuery)
  const [isLater, setLater] = useState(false)
  const agree = useAgree()
  const [due] = data?.due ?? []
  const isShown = due !== undefined && !isLater
  const card = useRef<HTMLDivElement>(null)
  useFloor(card, isShown)
  useFocusAfter(isShown)
  if (!isShown) return null
  return (
    <Card
      ref={card}
      as="section"
      aria-label="A changed text"
      className="fixed right-4 bottom-4 left-4 z-20 shadow-floating sm:left-auto sm:max-w-sm print:hidden"
    >
      <p className="font-semibold">{due.title} has changed</p>
      <p className="mt-1 text-sm text-muted">
        Please{' '}
        <SiteLink to="/versions/$slug" params={{ slug: due.slug }} className="link">
          read what is new
        </SiteLink>{' '}
        and tell us that you agree. Nothing stops meanwhile.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          size="sm"
          pending={agree.isPending}
          pendingText="Saving"
          onClick={() => agree.mutate({ slug: due.slug, version: due.version })}
        >
          I agree
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setLater(true)}>
          Later
        </Button>
      </div>
    </Card>
  )
}
