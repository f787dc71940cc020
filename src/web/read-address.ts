// What an address may say, as far as it makes sense; the rest is left out.

/** Of lists. The first page needs no saying. */
export function pageOf({ page }: Record<string, unknown>): { page?: number } {
  const number = Number(page)
  return Number.isInteger(number) && number > 1 && number <= 1_000_000 ? { page: number } : {}
}

/** Of links in letters. What it proves is for the server to say. */
export function tokenOf({ token }: Record<string, unknown>): { token?: string } {
  return typeof token === 'string' ? { token } : {}
}
