// What must be undone however the script ends: at Ctrl-C too.

const works = new Set<() => void>()
let isWatching = false

/** Answers a function that forgets it again, for when it was done in the normal way. */
export function onAnyEnd(work: () => void): () => void {
  if (!isWatching) watch()
  works.add(work)
  return () => works.delete(work)
}

function watch(): void {
  isWatching = true
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1))
  process.on('exit', () => {
    // The last begun first, as one stands on the other.
    for (const work of [...works].reverse()) {
      try {
        work()
      } catch {
        // The others still have to be undone.
      }
    }
  })
}
