// The hints of icons: their code comes when somebody first points at one, or comes to it by keyboard.
import { Suspense, useEffect, useState } from 'react'
import { latePart } from '#design/late-part.ts'

const Hints = latePart(async () => (await import('#design/hints.tsx')).Hints)

export function HintsOnDemand() {
  const [first, setFirst] = useState<Event | null>(null)
  useEffect(() => {
    if (first) return
    const begin = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('[data-hint]')) setFirst(event)
    }
    document.addEventListener('pointerover', begin)
    document.addEventListener('focusin', begin)
    return () => {
      document.removeEventListener('pointerover', begin)
      document.removeEventListener('focusin', begin)
    }
  }, [first])
  return (
    first && (
      <Suspense>
        <Hints first={first} />
      </Suspense>
    )
  )
}
