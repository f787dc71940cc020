// What an address may say, as far as it makes sense. The rest is said to be none: the router keeps what is only left out as it came.

/** Of lists. The first page needs no saying. */
export function pageOf({ page }: Record<string, unknown>): { page: number | undefined } {
  const number = Number(page)
  return { page: Number.isInteger(number) && number > 1 && number <= 1_000_000 ? number : undefined }
}

/** Words somebody looks for; the database knows none with a NUL in it. */
export function wordsOf(value: unknown, max: number): string | undefined {
  if (typeof value !== 'string') return undefined
  return value.replaceAll('\u0000', '').trim().slice(0, max) || undefined
}

/** Of links in letters. What it proves is for the server to say. */
export function tokenOf({ token }: Record<string, unknown>): { token?: string } {
  return typeof token === 'string' ? { token } : {}
}
