// Waits until a check holds. However busy the machine is: only a test whose whole time is over has failed.
import { vi } from 'vitest'

const patience = { timeout: 50_000, interval: 20 }

export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, patience)
