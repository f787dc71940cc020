// Work that can wait until the page has come to life and nothing else is going on.

export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 300)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(act)
  return () => window.cancelIdleCallback(handle)
}
