/** 2025-09-27 09:05 UTC, out of a time as the API says it: short, and in order where times stand below one another. */
export const writeMinute = (time: string): string =>
  `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`
