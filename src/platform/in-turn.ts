// Work for many, one after the other: what fails for one keeps nobody else from their turn.
import type { Log } from './log.ts'

/** So many in a row are no matter of one person or one listing any more: the database is away, or we are wrong. */
const mostInARow = 5

/** Answers for how many `work` said true. The first failure is thrown at the end, so that the queue tries again. */
export async function inTurn<T>(
  { log }: { log: Log },
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => Promise<boolean>,
): Promise<number> {
  let done = 0
  let inARow = 0
  let first: { error: unknown } | undefined
  for await (const item of items) {
    try {
      done += (await work(item)) ? 1 : 0
      inARow = 0
    } catch (error) {
      first ??= { error }
      inARow += 1
      if (inARow === mostInARow) break
      log.warn({ err: error }, 'What fails for one is left out; the others have their turn')
    }
  }
  if (first) throw first.error
  return done
}
