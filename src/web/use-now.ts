// The time as the application's clock has it, the same on the server and in the browser for one view of a page.
import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'

const minute = 60_000
const root = getRouteApi('__root__')

/** Whole minutes are exact enough for "3 days ago", and keep rendered pages alike. */
export function readClock(clockOffsetMs: number): number {
  return Math.floor((Date.now() + clockOffsetMs) / minute) * minute
}

export function useNow(): Date {
  const { now } = root.useLoaderData()
  return useMemo(() => new Date(now), [now])
}
