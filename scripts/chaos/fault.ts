// What a fault is: something that is done to the application, and the promises that are looked at while it lasts.

export type Check = { promise: string; seen: string; holds: boolean }

export type Fault = {
  name: string
  /** Why it can't be tried on this machine, if so. */
  whyNot?(): string | null
  /** `folder` is empty, open to any user, and removed afterwards. */
  run(folder: string): Promise<Check[]>
}

export const check = (promise: string, holds: boolean, seen: string): Check => ({ promise, holds, seen })

export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
