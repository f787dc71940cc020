// A part of a page whose code comes later than the page.
import { type ComponentType, lazy } from 'react'

/** One that does not arrive must not take the page with it, and what is being read or typed there: its place waits for it. */
export function latePart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await insist(load, 2_000) }))
}

/** Ever more rarely: the line may be back soon, or a release has taken the file away for good. */
function insist<T>(load: () => Promise<T>, pauseMs: number): Promise<T> {
  return load().catch(() => new Promise((resolve) => setTimeout(() => resolve(insist(load, 4 * pauseMs)), pauseMs)))
}
