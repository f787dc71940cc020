// Other people's JSON, read without trust: what is not there or has another shape is undefined.
import { isThing, listOf } from '../reading/things.ts'

export type Loose = {
  at(...path: string[]): Loose
  list(): Loose[]
  /** A text or a number as a text. */
  text(): string | undefined
  raw: unknown
}

export function loose(raw: unknown): Loose {
  return {
    raw,
    at: (...path) =>
      loose(
        path.reduce<unknown>(
          (value, name) => (isThing(value) && Object.hasOwn(value, name) ? value[name] : undefined),
          raw,
        ),
      ),
    list: () => listOf(raw).slice(0, 2_000).map(loose),
    text: () => {
      if (typeof raw === 'number') return String(raw)
      return typeof raw === 'string' && raw.trim() !== '' ? raw.trim() : undefined
    },
  }
}

export function parseLoose(text: string): Loose {
  try {
    return loose(JSON.parse(text))
  } catch {
    return loose(undefined)
  }
}
