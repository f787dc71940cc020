// The way back from a listing to the list as one left it: same filters, same page, same place.
import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, useEffect } from 'react'
import { useHydrated } from '#design/hydrated.ts'
import { ArrowLeft } from '#design/icons.tsx'
import { SiteLink } from '#design/site-link.tsx'
import { type BoardSearch, writeFilters } from '../board-search.rules.ts'

/** The list that was last on the screen, and its place in the history. Of this tab alone, and gone with it. */
let lastSeen: { filters: BoardSearch; at: number } | null = null

export function useRememberedBoard(filters: BoardSearch): void {
  const router = useRouter()
  useEffect(() => {
    lastSeen = { filters, at: placeIn(router) }
  })
}

export function BackToBoard() {
  const router = useRouter()
  const isHydrated = useHydrated()
  const filters = isHydrated ? (lastSeen?.filters ?? {}) : {}
  // Where the list is the page before this one, going back also finds the place on it.
  const goBack = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!isPlain || lastSeen?.at !== placeIn(router) - 1) return
    event.preventDefault()
    router.history.back()
  }
  return (
    <SiteLink
      to="/"
      search={writeFilters(filters)}
      hash="jobs"
      onClick={goBack}
      className="link inline-flex min-h-11 items-center gap-2 text-sm print:hidden"
    >
      <ArrowLeft className="size-4" />
      All opportunities
    </SiteLink>
  )
}

function placeIn(router: ReturnType<typeof useRouter>): number {
  return router.history.location.state.__TSR_index
}
