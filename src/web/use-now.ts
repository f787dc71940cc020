// The time as the application's clock has it, the same on the server and in the browser for one view of a page.
import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'

const minute = 60_000
const root = getRouteApi('__root__')

/** Exact enough for "3 days ago", and rendered pages stay alike. */
export function wholeMinute(time: number): number {
  return Math.floor(time / minute) * minute
}

export function readClock(clockOffsetMs: number): number {
  return wholeMinute(Date.now() + clockOffsetMs)
}

export function useNow(): Date {
  const { now } = root.useLoaderData()
  return useMemo(() => new Date(now), [now])
}
