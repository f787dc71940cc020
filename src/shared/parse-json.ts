// JSON from elsewhere, which may be none at all.

/** Null where it can't be read; a schema then says what is missing. */
export function parseJsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
