// Redirects lead to our own paths only: what comes from an address bar could point anywhere.

/** The path when it is one of ours: a single slash first, no backslashes or control characters that browsers read as another host. */
export function ownPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 2_000) return undefined
  return /^\/(?![/\\])[^\\\p{C}]*$/u.test(value) ? value : undefined
}
