// The application's clock. Every rule of time asks it, inside SQL too (the time is passed in), so that tests can move it.

export type Clock = { now(): Date }

export function makeClock(offsetMs = 0): Clock {
  return { now: () => new Date(Date.now() + offsetMs) }
}
